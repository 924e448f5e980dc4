import { z } from 'zod'
import { type DocumentOf, requiredText, text } from '../documents.ts'

/** What a category of posts is about. */
export interface CategoryText {
  id: string
  name: string
  /** Below its heading. */
  introduction: string
  /** For search engines and the feed. */
  description: string
}

const categoryDocument = z.object({
  _id: z.string(),
  name: requiredText,
  introduction: requiredText,
  description: text,
})

/** Parses one category. @throws ZodError when it has no text */
export function parseCategory(document: DocumentOf<typeof categoryDocument>): CategoryText {
  const { _id: id, name, introduction, description } = categoryDocument.parse(document)
  return { id, name, introduction, description: description || introduction }
}
