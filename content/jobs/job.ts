import { z } from 'zod'

/** An open position (spec §3 `job`). */
export interface Job {
  id: string
  title: string
  location: string
  type: string
  /** ISO 8601 instant. */
  postedAt: string
  /** Paragraphs of plain text. */
  description: string[]
  requirements: string[]
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const jobDocument = z.object({
  _id: z.string(),
  title: text,
  location: text,
  type: text,
  postedAt: z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'is no date'),
  description: text,
  requirements: z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? []),
})

/** Parses one job document. @throws ZodError when it is no job that can be shown. */
export function parseJob(document: unknown): Job {
  const { _id, postedAt, description, ...fields } = jobDocument.parse(document)
  return {
    id: _id,
    ...fields,
    postedAt: new Date(postedAt).toISOString(),
    description: description.split(/\n\s*\n/).filter(Boolean),
  }
}
