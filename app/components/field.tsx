interface Option {
  value: string
  label: string
  /** Options of one group stand together under its name. */
  group?: string
}

interface FieldProps {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'select' | 'textarea'
  required: boolean
  maxLength: number
  autocomplete: string
  help?: string
  /** What a value has to look like, where the label and the help do not tell. */
  rule?: string
  /** The choices of a select, and the words of its disabled first option. */
  options?: readonly Option[]
  optionsPlaceholder?: string
  defaultValue?: string
  error?: string
  /** Said after the label of a field that may stay empty. */
  optionalNote: string
}

const box =
  'mt-2 min-h-11 w-full rounded-edge border bg-sunken px-3 text-text placeholder:text-quiet aria-invalid:border-danger border-edge'

/** A labelled field with its help and its error, wired for screen readers. */
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
  const { name, type, required, maxLength, defaultValue = '', error } = props
  const shared = {
    id: name,
    name,
    required,
    autoComplete: props.autocomplete,
    // Without it an empty required field is exposed as invalid before anybody has touched it.
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
      <textarea
        {...shared}
        rows={6}
        maxLength={maxLength}
        defaultValue={defaultValue}
        className={`${box} py-2.5`}
      />
    )
  }
  return (
    <input
      {...shared}
      type={type}
      maxLength={maxLength}
      defaultValue={defaultValue}
      className={box}
    />
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** The groups in the order of their first options. */
function byGroup(options: readonly Option[]) {
  const groups = [...new Set(options.map(({ group = '' }) => group))]
  return groups.map((group) => ({
    group,
    options: options.filter((option) => (option.group ?? '') === group),
  }))
}
