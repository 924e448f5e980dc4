import type { ReactNode } from 'react'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import type { FormField } from '#leads/fields/field.ts'
import { controlNames, rowNumbers } from './time-controls.ts'

interface TimesFieldProps {
  field: FormField
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** The date of each row with weekday and year, by row number. */
  dates: Readonly<Record<number, string>>
}

interface Choice {
  value: string
  label: string
}

const { months, parts, times } = scheduleDemo.form
const monthChoices = months.map((label, index) => ({ value: String(index + 1), label }))
const dayChoices = Array.from({ length: 31 }, (_, index) => String(index + 1)).map((day) => ({
  value: day,
  label: day,
}))

/**
 * Several dates and times, each with three selects. Unlike native date inputs, they look empty when they are
 * empty, and a cached page needs no current date. One row is enough.
 */
export function TimesField({ field, values, errors, dates }: TimesFieldProps) {
  const { name, label, help } = field
  return (
    <fieldset className="min-w-0" aria-describedby={help ? `${name}-help` : undefined}>
      <legend className="text-small font-semibold">{label}</legend>
      {help ? (
        <p id={`${name}-help`} className="text-small text-quiet">
          {help}
        </p>
      ) : null}
      <div className="mt-4 grid gap-x-10 gap-y-6">
        {rowNumbers.map((number) => {
          const names = controlNames(number)
          const error = errors[names.id]
          const date = dates[number]
          const describedBy = [error && `${names.id}-error`, date && `${names.id}-date`]
            .filter(Boolean)
            .join(' ')
          const shared = {
            isInvalid: error !== undefined,
            describedBy: describedBy || undefined,
          }
          return (
            <fieldset key={number} className="min-w-0">
              <legend className="text-small text-quiet">{times.legend(number)}</legend>
              <div className="grid max-w-xl grid-cols-[5fr_3fr_4fr] gap-x-3">
                <TimeSelect
                  {...shared}
                  id={names.id}
                  name={names.month}
                  label={times.month}
                  value={values[names.month]}
                >
                  <Options choices={monthChoices} />
                </TimeSelect>
                <TimeSelect
                  {...shared}
                  id={names.day}
                  name={names.day}
                  label={times.day}
                  value={values[names.day]}
                >
                  <Options choices={dayChoices} />
                </TimeSelect>
                <TimeSelect
                  {...shared}
                  id={names.hour}
                  name={names.hour}
                  label={times.start}
                  value={values[names.hour]}
                >
                  {parts.map((part) => (
                    <optgroup key={part.label} label={part.label}>
                      <Options choices={part.hours} />
                    </optgroup>
                  ))}
                </TimeSelect>
              </div>
              <p
                id={`${names.id}-date`}
                role="status"
                className="text-small text-quiet not-empty:mt-2"
              >
                {date}
              </p>
              {error ? (
                <p id={`${names.id}-error`} className="mt-2 text-small text-danger">
                  {error}
                </p>
              ) : null}
            </fieldset>
          )
        })}
      </div>
    </fieldset>
  )
}

interface TimeSelectProps {
  id: string
  name: string
  label: string
  value: string | undefined
  isInvalid: boolean
  describedBy: string | undefined
  children: ReactNode
}

function TimeSelect(props: TimeSelectProps) {
  const { id, name, label, value = '', isInvalid, describedBy, children } = props
  return (
    <div>
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className="mt-1 min-h-11 w-full rounded-edge border border-edge bg-sunken px-3 text-text aria-invalid:border-danger"
      >
        <option value="">{times.none}</option>
        {children}
      </select>
    </div>
  )
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
