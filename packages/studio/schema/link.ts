import { defineField, defineType } from '@sanity/types'

export const linkAdvice =
  'Use a web address (https://…), a mail address (mailto:…), or a path of this site that starts with "/" or "#".'

/** Whether a link may stand in a post: http, https, mailto and site-relative, nothing else. */
export function isAllowedHref(href: string): boolean {
  const trimmed = href.trim()
  if (/[\s\\]/.test(trimmed)) return false
  if (/^(\/(?!\/)|#)/.test(trimmed)) return true
  return URL.canParse(trimmed) && /^(https?|mailto):$/.test(new URL(trimmed).protocol)
}

/** A link on a run of text. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      // Not `url`: that type refuses a path of this site before any rule of ours is asked.
      type: 'string',
      description: linkAdvice,
      validation: (rule) => [
        rule.required().error(`Say where the link leads. ${linkAdvice}`),
        rule.custom((href) => href === undefined || isAllowedHref(href) || linkAdvice),
      ],
    }),
  ],
})
