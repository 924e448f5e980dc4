import { brand } from './brand.ts'
import { jobMessages } from './job-messages.ts'
import type { PageMeta } from './pages/types.ts'

export const careers = {
  /** Above the headings. */
  labels: { page: jobMessages.label, why: 'Why', jobs: 'Positions', closing: 'Next' },
  meta: {
    title: 'Careers',
    description: `Open positions at ${brand.name}: what the work is, what it takes, where you’d do it, and how the team works together.`,
  } satisfies PageMeta,
  heading: 'Join Our Mission',
  lead: 'Help us build tools that read code the way a careful engineer does. The work covers compilers, security research, and interface design.',
  why: {
    heading: 'Why Join',
    cards: [
      {
        title: 'Collaborative Culture',
        text: 'We write designs down and discuss them in review. A good argument changes a design, no matter who makes it.',
      },
      {
        title: 'Growth Opportunities',
        text: 'You own a problem from threat model to release, and then pick the next one with us.',
      },
      {
        title: 'Global Impact',
        text: 'Software everywhere has the same kinds of flaws. Write a check once, and it runs on every repository.',
      },
      {
        title: 'Remote Work',
        text: 'Most positions are remote. Each posting says where.',
      },
    ],
  },
  jobs: {
    heading: 'Open Positions',
    count: (open: number) => `${open} open ${open === 1 ? 'position' : 'positions'}`,
    failure: jobMessages.titles.unreachable,
    empty: 'No open positions at the moment. Check back later!',
    posted: 'Posted:',
    applyBy: 'Apply by',
    applicantsIn: 'Open to applicants in:',
    salary: 'Salary:',
    /** Where the posting names none. */
    askSalary: 'ask us',
    periods: { year: 'a year', month: 'a month', hour: 'an hour' },
    requirements: 'Requirements',
    apply: 'Apply Now',
    details: 'What the work is',
  },
  job: {
    /** The description of a job's page. */
    description: (title: string, place: string, type: string) =>
      `${title} at ${brand.name}: ${type}, ${place}. See what the work is, what it takes, and how to apply.`,
  },
  closing: {
    heading: 'Work with us',
    text: 'Look through what’s open, or read how we work first.',
    jobs: { label: 'View All Positions', to: '/careers#open-positions' },
    culture: { label: 'Learn About Our Culture', to: '/company' },
  },
} as const
