import { brand } from './brand.ts'

/** Texts about a job that can't be shown or applied for. Apart from the careers page, for a smaller script. */
export const jobMessages = {
  /** Shown with each position and on its application form. */
  equalOpportunity: `We consider all qualified applicants without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, veteran status, or any other status protected by law. If you need an accommodation to apply, email ${brand.email}.`,
  /** Above the headings. */
  label: 'Careers',
  back: { label: 'All Positions', to: '/careers' },
  titles: {
    missing: 'Position not found',
    closed: 'This position is closed',
    unreachable: 'Failed to fetch job listings. Please try again later.',
  },
  missing: 'We may have filled or withdrawn the position.',
  closed: (title: string) =>
    `We’re no longer accepting applications for ${title}. Thank you to everyone who applied.`,
} as const
