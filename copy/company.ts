import { brand } from './brand.ts'
import type { PageMeta } from './pages/types.ts'

export const company = {
  meta: {
    title: 'Who We Are',
    description: `Why ${brand.name} exists, how its team works, and what the team values: collaboration, transparency, and execution.`,
  } satisfies PageMeta,
  heading: 'Who We Are',
  lead: `${brand.name} is a software company in ${brand.city}, ${brand.region}. We build application security tools for people who read code.`,
  /** Next to lines of code, and for the rule that is in none of them. */
  premise: {
    caption: 'Illustrative:',
    valid: 'valid',
    rule: 'Customers may refund only their own orders.',
    missing: 'not found in the code',
  },
  mission: {
    heading: 'Our mission',
    text: [
      'Some of the most damaging flaws are missing checks. For example, the code may pay a refund that nobody approved. Pattern matching often misses such flaws, because no single line is wrong.',
      'We build software that learns what your application is meant to do and shows you where the code does something else, whether a person or an AI assistant wrote it. Answers are meant to cite the code, so that you can check each answer.',
    ],
  },
  values: {
    heading: 'Our values',
    items: [
      {
        title: 'Collaboration',
        text: 'In the product and on our team, security engineers and developers work from the same code, maps, and findings.',
      },
      {
        title: 'Transparency',
        text: 'Answers are meant to cite their sources, and the features page lists the limits of each feature.',
      },
      {
        title: 'Execution',
        text: 'We release a feature early and finish it with feedback from the people who use it.',
      },
    ],
  },
  practice: {
    heading: 'What you can check',
    intro: 'Follow the links to check each statement.',
    items: [
      {
        title: 'Findings cite their lines',
        text: 'Answers about code are meant to cite a file and a line. If the lines don’t support an answer, tell us.',
        link: { label: 'An example to check', to: '/products/ai-chat#example' },
      },
      {
        title: 'We answer vulnerability reports',
        text: 'Our policy explains where to report a weakness in our product or this site, and what happens next.',
        link: { label: 'Report a vulnerability', to: '/trust#report-a-vulnerability' },
      },
      {
        title: 'We delete your data on schedule',
        text: 'The Privacy Policy says how long we keep what you send us with each form.',
        link: { label: 'Privacy Policy', to: '/privacy' },
      },
      {
        title: 'Articles cite their sources',
        text: 'Our articles include code that you can run, and links to their sources.',
        link: { label: 'Read the articles', to: '/blogs' },
      },
    ],
  },
  closing: {
    heading: 'Work with us',
    text: 'See our open positions and read about the work.',
    list: 'Open positions',
    action: { label: 'See Careers', to: '/careers' },
  },
  place: {
    heading: 'Where we are',
    action: { label: 'Hours, map, and contact', to: '/contact' },
  },
} as const
