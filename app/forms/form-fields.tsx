import { Field } from '#app/components/field.tsx'
import { contact } from '#copy/contact.ts'
import { formErrors } from '#copy/errors.ts'
import { decoyField, type FormField } from '#leads/fields.ts'

interface FormFieldsProps {
  fields: readonly FormField[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** The fields of a form in two columns, long ones across both, and the decoy that people never see. */
export function FormFields({ fields, values, errors }: FormFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      {fields.map((field) => {
        const error = errors[field.name]
        const value = values[field.name]
        return (
          <div key={field.name} className={isLong(field) ? 'sm:col-span-2' : ''}>
            <Field
              {...field}
              optionsPlaceholder={contact.form.reasonPlaceholder}
              optionalNote={formErrors.optional}
              {...(value === undefined ? {} : { defaultValue: value })}
              {...(error === undefined ? {} : { error })}
            />
          </div>
        )
      })}
      <div className="hidden" aria-hidden="true">
        <label htmlFor={decoyField}>Leave this empty</label>
        <input id={decoyField} name={decoyField} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}

function isLong(field: FormField): boolean {
  return field.type === 'textarea' || field.name === 'subject' || field.name === 'linkedin'
}
