import { serveTasks } from 'limits'
import { z } from 'zod'
import { toMarkdown } from './markdown.ts'

const page = z.object({
  /** A finished page. */
  html: z.string(),
  /** The public origin of the site. */
  siteUrl: z.string(),
})

export type Page = z.infer<typeof page>

serveTasks(page.parse, ({ html, siteUrl }) => toMarkdown(html, siteUrl))
