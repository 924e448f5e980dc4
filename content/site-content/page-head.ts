import { z } from 'zod'
import { type DocumentOf, requiredText, text } from '../documents.ts'

/** What an owner wrote of a page; empty fields are left to the page itself. */
export interface PageHead {
  id: string
  /** The canonical path. */
  path: string
  title: string
  description: string
  /** Below the heading. */
  subtitle: string
}

const pageHeadDocument = z.object({
  _id: z.string(),
  path: requiredText,
  title: text,
  description: text,
  subtitle: text,
})

/** Parses the head of one page. @throws ZodError when it names no page */
export function parsePageHead(document: DocumentOf<typeof pageHeadDocument>): PageHead {
  const { _id: id, path, title, description, subtitle } = pageHeadDocument.parse(document)
  return { id, path, title, description, subtitle }
}
