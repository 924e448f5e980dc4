import { defineField } from '@sanity/types'
import { instantOf } from '../instant.ts'

/** The place of a document among those that stand in one list. */
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

/** Validation of a date: an import may have written one that the site can't read. */
export function checkDate(date: string | undefined): true | string {
  const isReadable = date === undefined || instantOf(date) !== undefined
  return isReadable || 'Set the date again: the site can’t read it, so it leaves this out.'
}
