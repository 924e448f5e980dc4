import { z } from 'zod'
import { MAX_TIMES } from './fields/demo.ts'
import { type FormField, MAX_LINE_LENGTH } from './fields/field.ts'
import { type PostedFile, pdfName, postedPdfError } from './fields/file.ts'
import { notTextError, readField, readText } from './fields/read-field.ts'
import { cleanLine, cleanText, isBlank } from './fields/text.ts'
import { forms } from './forms.ts'
import { htmlToText, sanitizeMessageHtml } from './message-html.ts'
import type { LeadKind } from './store/tables.ts'

const messages = {
  tooManyTimes: `Enter up to ${MAX_TIMES} times.`,
  tooMuchMarkup: 'Use less HTML: at most 32 KB and 2,000 tags.',
  noText: 'Enter text that can be read without its HTML.',
  fileName: 'Give this file a shorter name, and choose it again.',
}

/** The schema of a text field. Blank or missing text is undefined if the field is optional. */
function textRule(field: FormField) {
  return z
    .string(notTextError(field))
    .nullish()
    .transform((value, context) => {
      const result = readField(field, value ?? undefined)
      if (!('error' in result)) return result.value
      context.addIssue({ code: 'custom', message: result.error })
      return z.NEVER
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
      const line = readText(time, MAX_LINE_LENGTH, cleanLine)
      if ('error' in line) return refuse(line.error)
      if (!isBlank(line.text)) read.add(line.text)
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

/** A file as `readMultipart` returns it. */
export const postedFile: z.ZodType<PostedFile> = z.object({
  name: z.string(),
  content: z.instanceof(Uint8Array).or(z.undefined()),
})

/** The schema of a PDF file. Its value is the file's name. */
function fileRule(field: FormField) {
  return postedFile
    .optional()
    .catch(undefined)
    .transform((file, context): string | undefined => {
      if (!file) return undefined
      const error = postedPdfError(file)
      const name = readField(field, pdfName(file.name))
      if (!error && !('error' in name)) return name.value
      context.addIssue({ code: 'custom', message: error ?? messages.fileName })
      return z.NEVER
    })
}

function ruleOf(field: FormField): z.ZodType<string | string[] | undefined> {
  if (field.type === 'times') return timesRule(field)
  if (field.type === 'file') return fileRule(field)
  return field.type === 'html' ? htmlRule(field) : textRule(field)
}

/** The schema of a form with these fields. */
export const schemaOf = (fields: readonly FormField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])))

/** The schema of each kind of submission. Fields that the form doesn't have are dropped. */
export const schemas: Record<LeadKind, ReturnType<typeof schemaOf>> = {
  contact: schemaOf(forms.contact),
  application: schemaOf(forms.application),
  composed: schemaOf(forms.composed),
  waitlist: schemaOf(forms.waitlist),
  demo: schemaOf(forms.demo),
  newsletter: schemaOf(forms.newsletter),
}
