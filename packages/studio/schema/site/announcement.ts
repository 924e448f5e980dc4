import { defineField, defineType } from '@sanity/types'
import { checkHref } from './urls.ts'

/** The badge of the home page, for as long as it is in force. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      description: 'Two or three words, like "launch site". Phones show only this.',
      validation: (rule) => [
        rule.required().error('Write the text of the announcement.'),
        rule.max(12).warning('Shorten it to 12 characters. Small phones cut off the rest.'),
      ],
    }),
    defineField({
      name: 'leadIn',
      title: 'Lead-in',
      type: 'string',
      description: 'Shown before the text where there is room, like "Find us on the".',
      validation: (rule) =>
        rule.max(18).warning('Shorten it to 18 characters. The header cuts off the rest.'),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'string',
      description:
        'A web address or a path on this site. If you leave it empty, the badge leads to the launch site in the settings (LAUNCH_URL).',
      validation: (rule) => rule.custom(checkHref),
    }),
    defineField({
      name: 'from',
      title: 'From',
      type: 'datetime',
      description: 'In your own time zone. If you leave it empty, it starts when you publish it.',
    }),
    defineField({
      name: 'until',
      title: 'Until',
      type: 'datetime',
      description: 'In your own time zone. If you leave it empty, it shows until you unpublish it.',
      validation: (rule) => rule.custom(checkEnd),
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Latest start first', by: [{ field: 'from', direction: 'desc' }] },
  ],
  preview: {
    select: { leadIn: 'leadIn', text: 'text', from: 'from', until: 'until' },
    prepare: ({ leadIn, text, from, until }) => ({
      title: [leadIn, text].filter(Boolean).join(' ') || 'Untitled announcement',
      subtitle: describePeriod({ from, until }, new Date()),
    }),
  },
})

interface Period {
  from?: string
  until?: string
}

function checkEnd(until: string | undefined, { parent }: { parent?: unknown }): true | string {
  const { from } = (parent ?? {}) as Period
  const fits = !until || !from || Date.parse(until) > Date.parse(from)
  return fits || 'The end must come after the start.'
}

/** Whether an announcement is shown now, will be, or was. */
function describePeriod({ from, until }: Period, now: Date): string {
  if (until && new Date(until) <= now) return 'Ended'
  if (from && new Date(from) > now) return 'Scheduled'
  return 'Active once published'
}
