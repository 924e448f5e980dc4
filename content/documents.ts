import { z } from 'zod'
import { cleanText } from './clean-text.ts'
import { type ContentLog, reasonOf } from './source.ts'

/** Text of a field, without what no page can carry; a field that is empty or missing is an empty text. */
export const text = z
  .string()
  .nullish()
  .transform((value) => cleanText(value ?? ''))

/** A date as an editor's tool or an import writes it: anything that names an instant or a day. */
export const dateText = z
  .string()
  .nullable()
  .refine((value) => value !== null && !Number.isNaN(Date.parse(value)), 'is no date')
  .transform(String)

/**
 * The shape that a query must give to a schema, every field present. With the types that TypeGen
 * writes, a query that lost or renamed a field does not compile.
 */
export type DocumentOf<S extends z.ZodType> = Required<z.input<S>>

const documents = z.array(z.looseObject({ _id: z.string().min(1) }))

/**
 * The documents of a list.
 * @throws when it is no list of documents: then nothing of the answer can be trusted
 */
export function listOf<D extends { _id: string }>(result: readonly D[]): readonly D[] {
  documents.parse(result)
  return result
}

/** What `parse` makes of each document. One that cannot be read is named in the log and left out. */
export function parseEach<D extends { _id: string }, T>(
  list: readonly D[],
  parse: (document: D) => T,
  log: ContentLog,
): T[] {
  return list.flatMap((document) => {
    try {
      return [parse(document)]
    } catch (error) {
      log.warn({ document: document._id, reason: reasonOf(error) }, 'content document skipped')
      return []
    }
  })
}
