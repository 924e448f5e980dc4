import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { htmlToText, reduceHtml } from './composed-html.ts'
import { contactFields } from './fields/contact.ts'
import { demoFields, maxTimes } from './fields/demo.ts'
import { type FormField, lineLimit, messageLimit } from './fields/field.ts'
import { waitlistFields } from './fields/waitlist.ts'
import { linkedinUrl } from './linkedin.ts'
import { characters, cleanLine, cleanText, isBlank } from './text.ts'
import { timeZoneName } from './time-zone.ts'

const texts = {
  badEmail: 'Enter an email address, like name@company.com.',
  badLinkedin: 'Enter a linkedin.com address, like https://www.linkedin.com/in/your-name.',
  badTimeZone: 'Enter a time zone, like America/New_York or UTC+1.',
  pastTime: 'Choose times that are still to come.',
  manyTimes: `Enter up to ${maxTimes} times.`,
  subject: 'Enter a subject.',
  noText: 'The field holds no readable text.',
  text: 'Enter text.',
  tooLong: (limit: number) => `Use ${limit.toLocaleString('en-US')} characters or fewer.`,
}

/** As `<input type=datetime-local>` gives it. */
const dateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const widestOffset = 14 * 60 * 60 * 1000

/** A required text: not blank, and no other minimum (contract: Forms). */
function required(missing: string, limit = lineLimit) {
  const clean = limit === messageLimit ? cleanText : cleanLine
  return z
    .string(missing)
    .transform(clean)
    .pipe(
      z
        .string()
        .refine((value) => !isBlank(value), { error: missing, abort: true })
        .refine((value) => characters(value) <= limit, texts.tooLong(limit)),
    )
}

/** An optional text; blank and absent are the same. */
function optional(clean: (value: string) => string = cleanLine) {
  return z
    .string(texts.text)
    .nullish()
    .transform((value) => clean(value ?? ''))
    .transform((value) => (isBlank(value) ? undefined : value))
    .refine((value) => characters(value ?? '') <= lineLimit, texts.tooLong(lineLimit))
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
  message: required(missing(contactFields, 'message'), messageLimit),
  /** The position that the message applies for. */
  job: optional(),
})

const composed = z.object({
  subject: required(texts.subject),
  htmlContent: z
    .string(texts.noText)
    .transform((html) => reduceHtml(cleanText(html)))
    .refine((html) => !isBlank(htmlToText(html)), texts.noText),
})

const waitlist = z.object({
  email,
  linkedin: required(missing(waitlistFields, 'linkedin')).pipe(
    readable(linkedinUrl, texts.badLinkedin),
  ),
  plan: optional(),
})

const newsletter = z.object({ email })

const oneTime = required(missing(demoFields, 'times'))
/** Whether a time lies in the past wherever on Earth it is meant. Words, such as "Monday", do not. */
function isOver(time: string): boolean {
  return dateAndTime.test(time) && Date.parse(`${time}Z`) < Date.now() - widestOffset
}

/** Times come as a list, or as one text with a time on each line. */
const times = z
  .union([z.string(), z.array(z.string())], missing(demoFields, 'times'))
  .transform((value) => (typeof value === 'string' ? cleanText(value).split('\n') : value))
  .transform((list) => list.filter((time) => !isBlank(time)))
  .pipe(z.array(oneTime).min(1, missing(demoFields, 'times')).max(maxTimes, texts.manyTimes))
  .transform((list) => [...new Set(list)])
  .refine((list) => !list.some(isOver), texts.pastTime)

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
