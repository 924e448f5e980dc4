import type { FormField } from './field.ts'
import { type Format, formats } from './formats.ts'
import { characters, cleanLine, cleanText, isBlank } from './text.ts'

/** A value to store, undefined if the field is blank; or the message for an invalid one. */
export type FieldResult = { value: string | undefined } | { error: string }

/**
 * Cleans and validates the text of a field. The browser and the server both use it, so that the server
 * accepts what the page accepts.
 * @param value the text as typed; undefined when it's missing
 */
export function readField(field: FormField, value: string | undefined): FieldResult {
  const { type, required, missing, maxLength } = field
  const read = readText(value ?? '', maxLength, type === 'textarea' ? cleanText : cleanLine)
  if ('error' in read) return read
  if (isBlank(read.text)) return required ? { error: missing } : { value: undefined }
  const { parse, error } = formatOf(field)
  const parsed = parse(read.text)
  return parsed === undefined ? { error: error(read.text) } : { value: parsed }
}

/** The message for a value of an API call that isn't text. */
export function notTextError({ required, missing, options }: FormField): string {
  if (required) return missing
  return options ? optionError : 'Enter text.'
}

const optionError = 'Select one of the options.'

/**
 * The format of a field. Without a format in `formats`, a select accepts its options and a text field
 * anything.
 */
function formatOf({ name, options, missing }: FormField): Format {
  const oneOf = (text: string) => options?.find(({ value }) => value === text)?.value
  return (
    formats[name] ?? {
      parse: options ? oneOf : (text) => text,
      error: () => missing || optionError,
    }
  )
}

/** Text with more UTF-16 code units per allowed character is too long without cleaning it. */
const MAX_UNITS_PER_CHARACTER = 8

/**
 * Cleans text and counts its characters (code points).
 * @returns the text; the message if it's longer than `limit`
 */
export function readText(
  value: string,
  limit: number,
  clean: (value: string) => string,
): { text: string } | { error: string } {
  const isHuge = value.length > limit * MAX_UNITS_PER_CHARACTER
  const text = isHuge ? value : clean(value)
  const count = characters(text)
  return count > limit || isHuge ? { error: tooLong(count, limit) } : { text }
}

function tooLong(count: number, limit: number): string {
  const [used, most] = [count, limit].map((number) => number.toLocaleString('en-US'))
  return `Use ${most} characters or fewer. This has ${used}.`
}
