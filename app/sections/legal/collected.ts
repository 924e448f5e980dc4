import type { FieldCopy } from '#copy/forms/field.ts'

const list = new Intl.ListFormat('en-US')

/** What a form collects: "Your name and message, plus your company if you provide it". */
export function collected(fields: Readonly<Record<string, FieldCopy>>): string {
  const all = Object.values(fields)
  const names = (some: readonly FieldCopy[]) =>
    list.format(some.map(({ personalData }) => personalData))
  const required = names(all.filter(({ missing }) => missing))
  const optional = all.filter(({ missing }) => !missing)
  if (optional.length === 0) return `Your ${required}`
  return `Your ${required}, plus your ${names(optional)} if you provide ${optional.length === 1 ? 'it' : 'them'}`
}
