import { useState } from 'react'

interface Option {
  value: string
  label: string
  /** Options with the same group are in one `optgroup`. */
  group?: string
}

interface FieldProps {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'select' | 'textarea' | 'file'
  required: boolean
  autocomplete: string
  help?: string
  /** A second help text, for what only some visitors need to know. */
  rule?: string
  /** The height of a text area, in lines. */
  rows?: number
  /** The options of a select, and the text of its disabled placeholder option. */
  options?: readonly Option[]
  optionsPlaceholder?: string
  defaultValue?: string
  error?: string
  /** Shown after the label of an optional field. */
  optionalNote: string
  /** A note below a text area about its text, such as its length; empty for none. */
  textNote: (text: string) => string
}

const box =
  'mt-2 min-h-11 w-full rounded-edge border bg-sunken px-3 text-text placeholder:text-quiet aria-invalid:border-danger border-edge'

/** A labeled field with its help and its error, associated for screen readers. */
export function Field(props: FieldProps) {
  const { name, label, required, help, rule, error } = props
  const helpId = `${name}-help`
  const ruleId = `${name}-rule`
  const errorId = `${name}-error`
  const describedBy = [help && helpId, rule && ruleId, error && errorId].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={name} className="text-small font-semibold">
        {label}
        {required ? null : <span className="font-normal text-quiet"> ({props.optionalNote})</span>}
      </label>
      {help ? (
        <p id={helpId} className="text-small text-quiet">
          {help}
        </p>
      ) : null}
      {rule ? (
        <p id={ruleId} className="text-small text-quiet">
          {rule}
        </p>
      ) : null}
      <Control {...props} describedBy={describedBy} />
      {error ? (
        <p id={errorId} className="mt-2 text-small text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}

function Control({ describedBy, ...props }: FieldProps & { describedBy: string }) {
  const [note, setNote] = useState('')
  const { name, type, required, defaultValue = '', error } = props
  const shared = {
    id: name,
    name,
    required,
    autoComplete: props.autocomplete,
    // Otherwise, an empty required field is exposed as invalid before the visitor touches it.
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy || undefined,
  }
  if (type === 'select') {
    return (
      <select {...shared} defaultValue={defaultValue} className={`${box} pr-10`}>
        <option value="" disabled>
          {props.optionsPlaceholder}
        </option>
        {byGroup(props.options ?? []).map(({ group, options }) =>
          group ? (
            <optgroup key={group} label={group}>
              <Options options={options} />
            </optgroup>
          ) : (
            <Options key="" options={options} />
          ),
        )}
      </select>
    )
  }
  if (type === 'textarea') {
    return (
      <>
        <textarea
          {...shared}
          dir="auto"
          rows={props.rows ?? 6}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setNote(props.textNote(currentTarget.value))}
          className={`${box} py-2.5`}
        />
        <p aria-live="polite" className="text-small text-quiet">
          {note}
        </p>
      </>
    )
  }
  if (type === 'file') {
    const { autoComplete: _, ...control } = shared
    return (
      <input
        {...control}
        type="file"
        accept=".pdf,application/pdf"
        className={`${box} py-2 file:mr-3 file:cursor-pointer file:underline file:underline-offset-4`}
      />
    )
  }
  return <input {...shared} dir="auto" type={type} defaultValue={defaultValue} className={box} />
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** Groups options, in the order of each group's first option. */
function byGroup(options: readonly Option[]) {
  const groups = [...new Set(options.map(({ group = '' }) => group))]
  return groups.map((group) => ({
    group,
    options: options.filter((option) => (option.group ?? '') === group),
  }))
}
