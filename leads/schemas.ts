import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { htmlToText, reduceHtml } from './composed-html.ts'
import { contactFields } from './fields/contact.ts'
import { demoFields, MAX_TIMES } from './fields/demo.ts'
import { type FormField, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from './fields/field.ts'
import { waitlistFields } from './fields/waitlist.ts'
import { linkedinUrl } from './linkedin.ts'
import { characters, cleanLine, cleanText, isBlank } from './text.ts'
import { timeZoneName } from './time-zone.ts'

const texts = {
  badEmail: 'Enter an email address, like name@company.com.',
  badLinkedin: 'Enter a linkedin.com address, like https://www.linkedin.com/in/your-name.',
  badTimeZone: 'Enter a time zone, like America/New_York or UTC+1.',
  manyTimes: `Enter up to ${MAX_TIMES} times.`,
  subject: 'Enter a subject.',
  tooMuchMarkup: 'Use less markup.',
  noText: 'The field holds no readable text.',
  text: 'Enter text.',
  tooLong: (limit: number) => `Use ${limit.toLocaleString('en-US')} characters or fewer.`,
}

/** UTF-16 units that one character of a cleaned text can come from; longer ones are never cleaned. */
const MAX_UNITS_PER_CHARACTER = 8

/** Cleans a text from outside; undefined when it is longer than its limit. */
function readText(value: string, limit: number, clean: (value: string) => string) {
  if (value.length > limit * MAX_UNITS_PER_CHARACTER) return undefined
  const cleaned = clean(value)
  return characters(cleaned) <= limit ? cleaned : undefined
}

/** A required text: not blank, and no other minimum. */
function required(missing: string, limit = MAX_LINE_LENGTH) {
  const clean = limit === MAX_MESSAGE_LENGTH ? cleanText : cleanLine
  return z.string(missing).transform((value, context) => {
    const text = readText(value, limit, clean)
    if (text !== undefined && !isBlank(text)) return text
    const message = text === undefined ? texts.tooLong(limit) : missing
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** An optional text; blank and absent are the same. */
function optional(clean: (value: string) => string = cleanLine) {
  return z
    .string(texts.text)
    .nullish()
    .transform((value, context) => {
      const text = readText(value ?? '', MAX_LINE_LENGTH, clean)
      if (text !== undefined) return isBlank(text) ? undefined : text
      context.addIssue({ code: 'custom', message: texts.tooLong(MAX_LINE_LENGTH) })
      return z.NEVER
    })
}

/** Turns a text into its normal form by `read`, or refuses it when there is none. */
function readable(read: (value: string) => string | undefined, message: string) {
  return z.string().transform((value, context) => {
    const found = read(value)
    if (found === undefined) context.addIssue({ code: 'custom', message })
    return found ?? z.NEVER
  })
}

/** The rule of `<input type=email>` (HTML standard), with an international domain in ASCII. */
export function mailbox(value: string): string | undefined {
  const at = value.lastIndexOf('@')
  const ascii = `${value.slice(0, at)}@${domainToASCII(value.slice(at + 1))}`
  return at > 0 && z.regexes.html5Email.test(ascii) ? ascii : undefined
}

const missing = (fields: readonly FormField[], name: string) =>
  fields.find((field) => field.name === name)?.missing ?? texts.text
const email = required(missing(contactFields, 'email')).pipe(readable(mailbox, texts.badEmail))
const noReason = missing(contactFields, 'reason')

const contact = z.object({
  name: required(missing(contactFields, 'name')),
  email,
  company: optional(),
  phone: optional(),
  reason: z.enum(['demo', 'pricing', 'support', 'partnership', 'other'], noReason),
  subject: required(missing(contactFields, 'subject')),
  message: required(missing(contactFields, 'message'), MAX_MESSAGE_LENGTH),
  /** The position that the message applies for. */
  job: optional(),
})

const composed = z.object({
  subject: required(texts.subject),
  htmlContent: z.string(texts.noText).transform((html, context) => {
    const reduced = reduceHtml(html)
    if (reduced !== undefined && !isBlank(htmlToText(reduced))) return reduced
    const message = reduced === undefined ? texts.tooMuchMarkup : texts.noText
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }),
})

const waitlist = z.object({
  email,
  linkedin: required(missing(waitlistFields, 'linkedin')).pipe(
    readable(linkedinUrl, texts.badLinkedin),
  ),
  plan: optional(),
})

const newsletter = z.object({ email })

/** Times come as a list, or as one text with a time on each line. Counted before they are cleaned. */
const times = z.unknown().transform((value, context): string[] => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const list = typeof value === 'string' ? cleanText(value).split('\n') : value
  if (!Array.isArray(list)) return refuse(missing(demoFields, 'times'))
  const filled: unknown[] = list.filter((time) => typeof time !== 'string' || !isBlank(time))
  if (filled.length > MAX_TIMES) return refuse(texts.manyTimes)
  const read = new Set<string>()
  for (const time of filled) {
    if (typeof time !== 'string') return refuse(missing(demoFields, 'times'))
    const text = readText(time, MAX_LINE_LENGTH, cleanLine)
    if (text === undefined) return refuse(texts.tooLong(MAX_LINE_LENGTH))
    if (!isBlank(text)) read.add(text)
  }
  return read.size > 0 ? [...read] : refuse(missing(demoFields, 'times'))
})

const demo = z.object({
  name: required(missing(demoFields, 'name')),
  email,
  company: optional(),
  times,
  timeZone: required(missing(demoFields, 'timeZone')).pipe(
    readable(timeZoneName, texts.badTimeZone),
  ),
  notes: optional(cleanText),
})

/** What each kind of lead is made of, after validation. `composed` is the original call's shape. */
export const schemas = { contact, composed, waitlist, demo, newsletter }

export type SubmissionKind = keyof typeof schemas
export type LeadFields = { [K in SubmissionKind]: z.output<(typeof schemas)[K]> }
