import { serveTasks } from 'limits'
import { toMarkdown } from './markdown.ts'

/** A finished page, and the public origin of the site. */
export interface Page {
  html: string
  siteUrl: string
}

serveTasks(({ html, siteUrl }: Page) => toMarkdown(html, siteUrl))
