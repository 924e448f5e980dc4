import { z } from 'zod'
import { decoyField } from './fields/field.ts'
import { type SubmissionKind, schemas } from './schemas.ts'
import { ownPage, referringPage } from './source.ts'

/** A post that passed: its fields, and what came along with them. */
export interface ParsedPost {
  fields: Record<string, string | string[]>
  idempotencyKey?: string
  /** The decoy was filled in. */
  suspected: boolean
  /** The page that the form stands on, and the one that led there, as the browser tells them. */
  page?: string
  referrer?: string
}

export type Parsed = { ok: true; post: ParsedPost } | { ok: false; errors: Record<string, string> }

/** Contract: "any 8–128 printable ASCII characters". Blank, as in a page without script, is none. */
const keyRule = z
  .string()
  .regex(/^[\x20-\x7e]{8,128}$/)
  .or(z.literal(''))
  .nullish()
const keyError = 'Use 8 to 128 printable ASCII characters.'

/**
 * Validates what was posted. `recipient` is the one address the original call may name in `to`.
 * @returns the cleaned fields, or one message for each wrong field
 */
export function parsePost(kind: SubmissionKind, input: unknown, recipient: string): Parsed {
  const given = z.record(z.string(), z.unknown()).safeParse(input).data ?? {}
  const errors: Record<string, string> = {}
  if (kind === 'composed' && !isRecipient(given.to, recipient)) {
    errors.to = 'Mail from here only goes to our own address. Leave "to" at that address.'
  }
  const key = keyRule.safeParse(given.idempotencyKey)
  if (!key.success) errors.idempotencyKey = keyError
  const parsed = schemas[kind].safeParse(given)
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message
  }
  const page = ownPage(given.page)
  const referrer = referringPage(given.referrer)
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    post: {
      fields: withoutAbsent(parsed.data),
      suspected: isFilled(given[decoyField]),
      ...(key.data ? { idempotencyKey: key.data } : {}),
      ...(page ? { page } : {}),
      ...(referrer ? { referrer } : {}),
    },
  }
}

/** The bare address of a mailbox such as `Contact <contact@example.com>`. */
function bareAddress(mailbox: string): string {
  return (/<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim()
}

function isRecipient(to: unknown, recipient: string): boolean {
  if (typeof to !== 'string') return false
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  return same(to, recipient) || same(to, bareAddress(recipient))
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function withoutAbsent(fields: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | string[]] => !!entry[1]),
  )
}
