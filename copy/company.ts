import { brand } from './brand.ts'
import type { PageMeta } from './page.ts'

export const company = {
  meta: {
    title: 'Who We Are',
    description: `The mission of ${brand.name}, its three values of collaboration, transparency and execution, and where to find it.`,
  } satisfies PageMeta,
  heading: 'Who We Are',
  lead: `${brand.name} is a software company in ${brand.city}, ${brand.region}. We make application-security tools for people who read code.`,
  mission: {
    heading: 'Our mission',
    text: [
      'Many serious flaws are not typos. They are a missing check, a step that can be skipped, a boundary that nobody drew. Pattern matching does not see them, because the code is valid.',
      'We build software that learns what an application is meant to do and shows where the code does something else. It works on code written by people and on code written by AI. Each statement cites file and line, so that you can check it.',
    ],
  },
  values: {
    heading: 'Our values',
    items: [
      {
        icon: 'Users',
        title: 'Collaboration',
        text: 'Security and development look at the same code, the same map and the same finding. We work that way too.',
      },
      {
        icon: 'Eye',
        title: 'Transparency',
        text: 'An answer names its sources. A limit is written down, and what is planned is called planned.',
      },
      {
        icon: 'Target',
        title: 'Execution',
        text: 'A finding counts when it is fixed. A feature counts when it ships and holds.',
      },
    ],
  },
  closing: {
    heading: 'Work with us',
    text: 'Read what is open, and what the work is.',
    action: { label: 'See careers', to: '/careers' },
  },
} as const
