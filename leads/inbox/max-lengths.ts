/** How much each field of the leads page's forms takes, in UTF-16 units. */
export const maxLengths = {
  assignee: 100,
  filterName: 60,
  filterText: 200,
  /** The ID or URL of another lead. */
  lead: 200,
  note: 10_000,
} as const
