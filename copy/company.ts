import { brand } from './brand.ts'
import type { PageMeta } from './pages/types.ts'

export const company = {
  meta: {
    title: 'Who We Are',
    description: `Why ${brand.name} exists, how its team works, and the three values behind it: collaboration, transparency, and execution.`,
  } satisfies PageMeta,
  heading: 'Who We Are',
  lead: `${brand.name} is a software company in ${brand.city}, ${brand.region}. We build application security tools for people who read code.`,
  /** Beside lines of code, and for the rule that is in none of them. */
  premise: {
    caption: 'Illustrative:',
    valid: 'valid',
    rule: 'Customers may refund only their own orders.',
    missing: 'not found in the code',
  },
  mission: {
    heading: 'Our mission',
    text: [
      'The most damaging flaws are rules that the code doesn’t enforce, such as a missing check or a step someone can skip. Pattern matching can’t see them, because each line is valid.',
      'We build software that learns what your application is meant to do and shows you where the code does something else. It doesn’t matter whether a person or an AI wrote that code. Answers are meant to cite the code, so you can check them.',
    ],
  },
  values: {
    heading: 'Our values',
    items: [
      {
        title: 'Collaboration',
        text: 'Security and development look at the same code, map, and finding, in the product and on our team.',
      },
      {
        title: 'Transparency',
        text: 'Answers are meant to name their sources, and the features page says where each feature stops.',
      },
      {
        title: 'Execution',
        text: 'A feature is finished when the people who use it say that it works.',
      },
    ],
  },
  practice: {
    heading: 'What you can check',
    intro: 'Each of these links to where you can check it.',
    items: [
      {
        title: 'Findings cite their line',
        text: 'Answers about code are meant to cite a file and a line. If the lines don’t support one, tell us.',
        link: { label: 'An example to check', to: '/products/ai-chat#example' },
      },
      {
        title: 'Reports get an answer',
        text: 'If you find a flaw in our product or on this site, our policy says where to send it and what happens next.',
        link: { label: 'Report a vulnerability', to: '/trust#report-a-vulnerability' },
      },
      {
        title: 'Data has an end date',
        text: 'We delete what you send us after a set time. Our policy says how long that is for each form.',
        link: { label: 'Privacy Policy', to: '/privacy' },
      },
      {
        title: 'Articles show their sources',
        text: 'We publish what we learn, with code that runs and links to the standards behind it.',
        link: { label: 'Read the articles', to: '/blogs' },
      },
    ],
  },
  closing: {
    heading: 'Work with us',
    text: 'See what’s open and what the work is like.',
    list: 'Open positions',
    action: { label: 'See Careers', to: '/careers' },
  },
  place: {
    heading: 'Where we are',
    action: { label: 'Hours, map, and contact', to: '/contact' },
  },
} as const
