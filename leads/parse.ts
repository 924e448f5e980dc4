import { z } from 'zod'
import { brand } from '#copy/brand.ts'
import { isPast } from './fields/demo-times.ts'
import { honeypotField, honeypotInput, MAX_LINE_LENGTH } from './fields/field.ts'
import { fileField } from './forms.ts'
import { postedFile, schemas } from './schemas.ts'
import { ownPage, referringPage } from './source.ts'
import type { LeadKind } from './store/tables.ts'
import type { FieldValues } from './stored-fields.ts'

/** A valid submission. */
export interface ParsedSubmission {
  fields: FieldValues
  idempotencyKey?: string
  /** The content of the form's file. */
  file?: Uint8Array
  /** Whether the honeypot field was filled in. */
  suspected: boolean
  /** The page of the form and its referrer, as the browser reports them. */
  page?: string
  referrer?: string
}

export type Parsed =
  | { ok: true; submission: ParsedSubmission }
  | { ok: false; errors: Record<string, string> }

const record = z.record(z.string(), z.unknown())
/** Blank counts as absent. */
const keyRule = z
  .string()
  .regex(/^[\x20-\x7e]{8,128}$/)
  .or(z.literal(''))
  .nullish()
const keyError = 'Use 8 to 128 printable ASCII characters.'
const pastTimeError = 'Choose times in the future.'

/**
 * Validates a submission, in linear time.
 * @param recipient the address that the original API call may have in `to`, beside the one that the site shows
 * @param now ms since the epoch; demo times must be later
 * @returns the cleaned fields, or one message for each invalid field
 */
export function parseSubmission(
  kind: LeadKind,
  input: unknown,
  recipient: string,
  now: number,
): Parsed {
  const given = record.catch({}).parse(input)
  const errors: Record<string, string> = {}
  if (kind === 'composed' && !isRecipient(given.to, recipient)) {
    errors.to = 'Mail is sent only to our own address. Set "to" to that address.'
  }
  const key = keyRule.safeParse(given.idempotencyKey)
  if (!key.success) errors.idempotencyKey = keyError
  const parsed = schemas[kind].safeParse(given)
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message
  }
  const times = parsed.data?.times
  if (Array.isArray(times) && times.some((time) => isPast(time, now))) errors.times = pastTimeError
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors }
  const page = ownPage(given.page)
  const file = fileOf(kind, given)
  const referrer = referringPage(given.referrer)
  return {
    ok: true,
    submission: {
      fields: withoutAbsent(parsed.data),
      suspected: isFilled(given[honeypotField]) || isFilled(given[honeypotInput]),
      ...(key.data ? { idempotencyKey: key.data } : {}),
      ...(file ? { file } : {}),
      ...(page ? { page } : {}),
      ...(referrer ? { referrer } : {}),
    },
  }
}

/** The idempotency key of an unvalidated submission; undefined when it has none. */
export function idempotencyKeyOf(input: unknown): string | undefined {
  return z.object({ idempotencyKey: keyRule }).safeParse(input).data?.idempotencyKey || undefined
}

/** The address in a mailbox such as `Contact <contact@example.com>`. */
function bareAddress(mailbox: string): string {
  return (/<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim()
}

/** Whether an address is the configured recipient, or the address that the site shows. */
function isRecipient(to: unknown, recipient: string): boolean {
  if (typeof to !== 'string' || to.length > 2 * recipient.length + MAX_LINE_LENGTH) return false
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  return [recipient, bareAddress(recipient), brand.email].some((own) => same(to, own))
}

/** The content of the file among validated fields. */
function fileOf(kind: LeadKind, given: Record<string, unknown>): Uint8Array | undefined {
  const name = fileField(kind)
  return name === undefined ? undefined : postedFile.safeParse(given[name]).data?.content
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function withoutAbsent(fields: Record<string, string | string[] | undefined>): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | string[]] => !!entry[1]),
  )
}
