import { defineField, defineType } from '@sanity/types'
import { checkIsPage } from './site-pages.ts'

const linkAdvice =
  'Use a web address (https://…), an email address (mailto:…), or a path on this site that starts with "/" or "#".'

/** Whether a link is allowed in a post: http, https, mailto and site-relative only. */
export function isAllowedHref(href: string): boolean {
  const trimmed = href.trim()
  if (/[\s\\]/.test(trimmed)) return false
  if (/^(\/(?!\/)|#)/.test(trimmed)) return true
  return URL.canParse(trimmed) && /^(https?|mailto):$/.test(new URL(trimmed).protocol)
}

/** A link annotation. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      // Not `url`: that type rejects site-relative paths before our validation runs.
      type: 'string',
      description: linkAdvice,
      validation: (rule) => [
        rule.required().error(`Enter the target of the link. ${linkAdvice}`),
        rule.custom((href) => href === undefined || isAllowedHref(href) || linkAdvice),
        rule.custom(checkIsPage).warning(),
      ],
    }),
  ],
})
