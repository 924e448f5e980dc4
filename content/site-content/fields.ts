import { z } from 'zod'
import { isSitePath, isWebAddress } from '#studio/schema/site/addresses.ts'
import { text } from '../documents.ts'

/** A web address or a path of this site; empty when there is none. */
export const link = text.refine(
  (address) => address === '' || isSitePath(address) || isWebAddress(address),
  'is not an address',
)

/** A date as milliseconds since the epoch; undefined when there is none. */
export const optionalDate = z
  .string()
  .nullish()
  .transform((value) => (value ? Date.parse(value) : undefined))
  .refine((time) => time === undefined || !Number.isNaN(time), 'is not a date')
