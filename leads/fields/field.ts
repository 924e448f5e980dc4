import { type FieldCopy, sharedFields } from '#copy/forms/field.ts'

/**
 * A field of a form. Its control, validation, label for owners, line in the notification mail, and CSV column
 * follow from it.
 */
export interface FormField {
  name: string
  label: string
  /**
   * `times`: several dates and times, with their own controls. `hidden`: set by the page from its URL.
   * `html`: only in the original API call, which no page sends. `file`: a PDF, whose name is the value.
   */
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'select'
    | 'textarea'
    | 'times'
    | 'hidden'
    | 'html'
    | 'file'
  required: boolean
  maxLength: number
  /** The height of a text area, in lines. */
  rows?: number
  /** Whether the control takes the form's whole width. */
  isFullWidth: boolean
  /** Token of the HTML autofill standard. Not `off`: Firefox would not restore what was typed after Back. */
  autocomplete: string
  help?: string
  /** A second help text, for what only some visitors need to know. */
  rule?: string
  options?: readonly { value: string; label: string; group?: string }[]
  /** Owners see the stored value instead of the option's label. */
  showsStoredValue?: boolean
  /** The text of a select before an option is chosen. */
  optionsPlaceholder?: string
  /** The error when a required field is blank. */
  missing: string
}

/** A field that people can't see. A submission that fills it in is suspected spam. */
export const honeypotField = 'website'
/** Its name in the pages' own forms. Password managers fill in fields that are named like `website`. */
export const honeypotInput = 'unused'

/** In code points, as the server counts. Browsers count UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 20_000
export const MAX_LINE_LENGTH = 200
/** Of a form sent as JSON. Pages take more, because they get the same text URL-encoded. */
export const MAX_JSON_BYTES = 32 * 1024

/** Makes a field from its copy: a line of text without autofill, unless `more` changes that. */
export function formField(
  name: string,
  { label, missing = '', help }: Omit<FieldCopy, 'personalData' | 'california'>,
  more: Partial<FormField> = {},
): FormField {
  return {
    name,
    label,
    type: 'text',
    required: missing !== '',
    missing,
    maxLength: MAX_LINE_LENGTH,
    isFullWidth: more.type === 'textarea' || more.type === 'times',
    autocomplete: 'on',
    ...(help ? { help } : {}),
    ...more,
  }
}

export const fullName = formField('name', sharedFields.name, { autocomplete: 'name' })
export const email = formField('email', sharedFields.email, {
  type: 'email',
  autocomplete: 'email',
})
export const company = formField('company', sharedFields.company, { autocomplete: 'organization' })
