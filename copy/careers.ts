import { brand } from './brand.ts'
import { jobMessages } from './job-messages.ts'
import type { PageMeta } from './pages/types.ts'

export const careers = {
  /** Above the headings. */
  labels: { page: jobMessages.label, why: 'Why', jobs: 'Positions', closing: 'Next' },
  meta: {
    title: 'Careers',
    description: `Open positions at ${brand.name}: the work, the requirements, the location, and how the team works together.`,
  } satisfies PageMeta,
  heading: 'Join Our Mission',
  lead: 'Help us build tools that read code the way a careful engineer does. The work covers compilers, security research, and interface design.',
  why: {
    heading: 'Why Join',
    cards: [
      {
        title: 'Collaborative Culture',
        text: 'We write designs down and review them together. Anyone with a good argument can change a design.',
      },
      {
        title: 'Growth Opportunities',
        text: 'You work on a problem from the threat model to the release, and then choose the next one with us.',
      },
      {
        title: 'Global Impact',
        text: 'The same kinds of flaws turn up in software around the world. A check that you write for a language can run on any connected repository in that language.',
      },
      {
        title: 'Remote Work',
        text: 'Most positions are remote. Each posting says where you can work.',
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
    details: 'About the position',
  },
  job: {
    /** The description of a job's page. */
    description: (title: string, place: string, type: string) =>
      `${title} at ${brand.name}. ${type}. ${place}. Read about the work, the requirements, and how to apply.`,
  },
  closing: {
    heading: 'Work with us',
    text: 'See the open positions, or first read about how we work.',
    jobs: { label: 'View All Positions', to: '/careers#open-positions' },
    culture: { label: 'Learn About Our Culture', to: '/company' },
  },
} as const
