import { defineField } from '@sanity/types'
import { instantOf } from '../instant.ts'

/** The position of a document in its list. */
export const orderField = defineField({
  name: 'order',
  title: 'Order',
  type: 'number',
  description: 'Smaller numbers come first. Leave gaps (10, 20, 30) for later additions.',
  initialValue: 100,
})

export const byOrder = [
  { name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' as const }] },
]

/** The switch of a claim: what is not confirmed is a sample. */
export function confirmedField(claim: string) {
  return defineField({
    name: 'confirmed',
    title: 'Confirmed',
    type: 'boolean',
    description: claim,
    initialValue: false,
  })
}

/** Validation of a date: an import may have written one that the site can't read. Previews have null for none. */
export function checkDate(date: string | null | undefined): true | string {
  const isReadable = date === undefined || date === null || instantOf(date) !== undefined
  return isReadable || 'Enter the date again. The site can’t read this one.'
}

/** The title of a page in search engines, which cut longer ones. */
export function searchTitleField(description: string) {
  return defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    description,
    validation: (rule) =>
      rule.max(60).warning('Search engines cut titles after about 60 characters. Shorten it.'),
  })
}

/** The description of a page in search engines. */
export function searchDescriptionField(description: string) {
  return defineField({
    name: 'description',
    title: 'Description',
    type: 'text',
    rows: 3,
    description,
    validation: (rule) =>
      rule.min(70).max(160).warning('Write 70 to 160 characters. Search engines cut longer text.'),
  })
}

/** The picture of a person. */
export const portraitField = defineField({
  name: 'image',
  title: 'Portrait',
  type: 'image',
  description:
    'Square, at least 132 px. If you leave it empty, the page shows their initials in a square.',
  options: { hotspot: true },
})
