import { z } from 'zod'
import { isSitePath, isWebUrl } from '#studio/schema/site/urls.ts'
import { text } from '../documents.ts'

/** A web URL or a path on this site; empty when there is none. */
export const link = text.refine(
  (url) => url === '' || isSitePath(url) || isWebUrl(url),
  'is not a URL or a path',
)

/** A date as milliseconds since the epoch; undefined when there is none. */
export const optionalDate = z
  .string()
  .nullish()
  .transform((value) => (value ? Date.parse(value) : undefined))
  .refine((time) => time === undefined || !Number.isNaN(time), 'is not a date')
