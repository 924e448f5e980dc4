import { z } from 'zod'
import { cleanText, isBlank } from './clean-text.ts'
import { instantOf } from './instant.ts'
import { type ContentLog, reasonOf } from './log.ts'

/** Beyond what any field is for. Expressions that split a text may take time that is quadratic in its length. */
const MAX_TEXT_CHARACTERS = 10_000

/** Text of a field, cleaned; a missing field, or one that an import wrote as something else, is empty. */
export const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => cleanText((value ?? '').slice(0, MAX_TEXT_CHARACTERS)))

/** Text that is not blank. */
export const requiredText = text.refine((value) => !isBlank(value), 'is empty')

/** A date of a document, as ISO 8601 in UTC. */
export const instant = z
  .unknown()
  .transform(instantOf)
  .refine((time) => time !== undefined, 'is not a date')
  .transform((time) => new Date(time ?? 0).toISOString())

/** A field that is null where it is missing or malformed. Imports may have written anything. */
export const orNull = <T extends z.ZodType>(type: T) =>
  z.unknown().optional().pipe(type.nullish().catch(null))

/**
 * The result that a query must return for a schema, with every field present. With the types that
 * TypeGen generates, a query that lost or renamed a field does not compile.
 */
export type DocumentOf<S extends z.ZodType> = Required<z.input<S>>

const documents = z.array(z.looseObject({ _id: z.string().min(1) }))

/**
 * Checks that a query result is a list of documents.
 * @throws when it is not
 */
export function listOf<D extends { _id: string }>(result: readonly D[]): readonly D[] {
  documents.parse(result)
  return result
}

/** The documents of a query result that TypeGen has not typed. @throws when it is not a list of documents */
export function storedDocuments(result: unknown): readonly { _id: string }[] {
  return documents.parse(result)
}

/** Parses each document; one that fails to parse is logged and left out. */
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
