/** Texts about a job that can't be shown or applied for. Apart from the careers page, for a smaller script. */
export const jobMessages = {
  /** Above the headings. */
  label: 'Careers',
  back: { label: 'All Positions', to: '/careers' },
  titles: {
    missing: 'Position not found',
    closed: 'This position is closed',
    unreachable: 'Failed to fetch job listings. Please try again later.',
  },
  missing: 'We may have filled or withdrawn it.',
  closed: (title: string) =>
    `We no longer take applications for ${title}. Thank you to everyone who wrote to us.`,
} as const
