import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import { type DocumentOf, dateText, text } from '../documents.ts'

/** An open position: a document of type `job`. */
export interface Job {
  id: string
  title: string
  location: string
  type: string
  /** ISO 8601: a day, or an instant where the editor gave one. */
  postedAt: string
  /** Paragraphs of plain text. */
  description: string[]
  requirements: string[]
}

const jobDocument = z.object({
  _id: z.string(),
  title: text,
  location: text,
  type: text,
  postedAt: dateText,
  description: text,
  requirements: z
    .array(z.string().transform(cleanText))
    .nullish()
    .transform((list) => list ?? []),
})

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Parses one job document. @throws ZodError when it cannot be shown. */
export function parseJob(document: DocumentOf<typeof jobDocument>): Job {
  const { _id, postedAt, description, ...fields } = jobDocument.parse(document)
  return {
    id: _id,
    ...fields,
    postedAt: dayPattern.test(postedAt) ? postedAt : new Date(postedAt).toISOString(),
    description: description.split(/\n\s*\n/).filter(Boolean),
  }
}
