interface Dated {
  date?: string
}

/** What is wrong with the time of a revision, or true: it lies after the post's date, and not ahead. */
export function checkRevision(
  value: string | undefined,
  { parent }: { parent?: unknown },
): true | string {
  if (value === undefined) return true
  const { date } = parent as Dated
  if (Date.parse(value) > Date.now()) return 'Set a time in the past.'
  if (date !== undefined && Date.parse(value) <= Date.parse(date)) {
    return 'The update must come after the date of the post.'
  }
  return true
}
