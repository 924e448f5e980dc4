import { z } from 'zod'
import { MAX_TIMES } from './fields/demo.ts'
import { type FormField, MAX_LINE_LENGTH } from './fields/field.ts'
import { type Format, formats } from './fields/formats.ts'
import { forms, type SubmissionKind } from './forms.ts'
import { htmlToText, sanitizeMessageHtml } from './message-html.ts'
import { characters, cleanLine, cleanText, isBlank } from './text.ts'

const messages = {
  tooManyTimes: `Enter up to ${MAX_TIMES} times.`,
  tooMuchMarkup: 'Use less markup.',
  noText: 'Enter readable text.',
  text: 'Enter text.',
  option: 'Select one of the options.',
  tooLong: (limit: number) => `Use ${limit.toLocaleString('en-US')} characters or fewer.`,
}

/**
 * The format of a field. Without a format in `formats`, a select accepts its options and a text field
 * anything.
 */
function formatOf({ name, options, missing }: FormField): Format {
  const oneOf = (text: string) => options?.find(({ value }) => value === text)?.value
  return (
    formats[name] ?? { parse: options ? oneOf : (text) => text, error: missing || messages.option }
  )
}

/** Text with more UTF-16 code units per allowed character is rejected as too long without cleaning it. */
const MAX_UNITS_PER_CHARACTER = 8

/** Cleans untrusted text; undefined when it's longer than `limit` code points. */
function readText(value: string, limit: number, clean: (value: string) => string) {
  if (value.length > limit * MAX_UNITS_PER_CHARACTER) return undefined
  const cleaned = clean(value)
  return characters(cleaned) <= limit ? cleaned : undefined
}

/**
 * The schema of a text field. Blank or missing text is an error if the field is required, and undefined
 * otherwise.
 */
function textRule(field: FormField) {
  const { type, required, missing, maxLength, options } = field
  const clean = type === 'textarea' ? cleanText : cleanLine
  const format = formatOf(field)
  const notText = options ? messages.option : messages.text
  return z
    .string(required ? missing : notText)
    .nullish()
    .transform((value, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      const text = readText(value ?? '', maxLength, clean)
      if (text === undefined) return refuse(messages.tooLong(maxLength))
      if (isBlank(text)) return required ? refuse(missing) : undefined
      return format.parse(text) ?? refuse(format.error)
    })
}

/** The schema of times: a list, or text with a time on each line. */
function timesRule({ missing }: FormField) {
  return z.unknown().transform((value, context): string[] => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    const list = typeof value === 'string' ? cleanText(value).split('\n') : value
    if (!Array.isArray(list)) return refuse(missing)
    const filled: unknown[] = list.filter((time) => typeof time !== 'string' || !isBlank(time))
    if (filled.length > MAX_TIMES) return refuse(messages.tooManyTimes)
    const read = new Set<string>()
    for (const time of filled) {
      if (typeof time !== 'string') return refuse(missing)
      const text = readText(time, MAX_LINE_LENGTH, cleanLine)
      if (text === undefined) return refuse(messages.tooLong(MAX_LINE_LENGTH))
      if (!isBlank(text)) read.add(text)
    }
    return read.size > 0 ? [...read] : refuse(missing)
  })
}

/** The schema of HTML, which is reduced to the allowed tags. */
function htmlRule({ maxLength }: FormField) {
  return z.string(messages.noText).transform((html, context) => {
    const reduced = sanitizeMessageHtml(html, maxLength)
    if (reduced !== undefined && !isBlank(htmlToText(reduced))) return reduced
    const message = reduced === undefined ? messages.tooMuchMarkup : messages.noText
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

function ruleOf(field: FormField): z.ZodType<string | string[] | undefined> {
  if (field.type === 'times') return timesRule(field)
  return field.type === 'html' ? htmlRule(field) : textRule(field)
}

/** The schema of a form with these fields. */
export const schemaOf = (fields: readonly FormField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])))

/** The schema of each kind of submission. Fields that the form doesn't have are dropped. */
export const schemas: Record<SubmissionKind, ReturnType<typeof schemaOf>> = {
  contact: schemaOf(forms.contact),
  'html-message': schemaOf(forms['html-message']),
  waitlist: schemaOf(forms.waitlist),
  demo: schemaOf(forms.demo),
  newsletter: schemaOf(forms.newsletter),
}
