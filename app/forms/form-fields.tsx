import type { ReactNode } from 'react'
import { Field } from '#app/components/field.tsx'
import { formErrors } from '#copy/errors.ts'
import { honeypotLabel } from '#copy/forms/field.ts'
import { type FormField, honeypotInput } from '#leads/fields/field.ts'
import { characters } from '#leads/fields/text.ts'

interface FormFieldsProps {
  fields: readonly FormField[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** One column, for a form next to other content. */
  isNarrow?: boolean
  /** Renders the field of type `times`. Passed in, so that other forms don't load its code. */
  times?: ReactNode
}

/** The fields of a form in two columns, long ones across both, and the honeypot. */
export function FormFields({ fields, values, errors, isNarrow = false, times }: FormFieldsProps) {
  return (
    <div className={`grid gap-x-6 gap-y-6 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
      {fields.filter(isShown).map((field) => {
        const error = errors[field.name]
        const value = values[field.name]
        return (
          <div key={field.name} className={!isNarrow && field.isFullWidth ? 'sm:col-span-2' : ''}>
            {field.type === 'times' ? times : <Control field={field} value={value} error={error} />}
          </div>
        )
      })}
      <div className="hidden" aria-hidden="true">
        <label htmlFor={honeypotInput}>{honeypotLabel}</label>
        <input
          id={honeypotInput}
          name={honeypotInput}
          tabIndex={-1}
          autoComplete="off"
          {...notForPasswordManagers}
        />
      </div>
    </div>
  )
}

/** How 1Password, Bitwarden, LastPass, Dashlane, and Proton Pass are told not to fill in a field. */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
}

interface ControlProps {
  field: FormField
  value: string | undefined
  error: string | undefined
}

function Control({ field, value, error }: ControlProps) {
  const { type } = field
  if (type === 'times' || type === 'hidden' || type === 'html') return null
  return (
    <Field
      {...field}
      type={type}
      optionalNote={formErrors.optional}
      textNote={(text) => lengthNote(text, field.maxLength)}
      {...(value === undefined ? {} : { defaultValue: value })}
      {...(error === undefined ? {} : { error })}
    />
  )
}

/** The share of its limit from which a text's length is shown. */
const LENGTH_NOTE_FROM = 0.9

function lengthNote(text: string, limit: number): string {
  const length = characters(text)
  return length > limit * LENGTH_NOTE_FROM ? formErrors.length(length, limit) : ''
}

/** A hidden field, such as the job applied for, is part of the page that sets it. */
function isShown({ type }: FormField): boolean {
  return type !== 'hidden'
}
