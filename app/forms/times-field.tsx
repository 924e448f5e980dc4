import { useEffect, useRef } from 'react'
import { scheduleDemo } from '#copy/schedule-demo.ts'
import type { ControlProps } from './form-fields.tsx'

/** Enough to choose from; the endpoint takes up to five. */
const shown = 3
const box =
  'mt-1 min-h-11 w-full rounded-edge border border-edge bg-sunken px-3 text-text aria-invalid:border-danger'

/**
 * Several dates with a time, by the browser's own control, under one name. The first is required.
 * `value` has one time a line. Once script runs, none may lie in the past: the kept page does not know what time it is.
 */
export function TimesField({ field, value = '', error }: ControlProps) {
  const { name, label, help, required } = field
  const set = useRef<HTMLFieldSetElement>(null)
  const times = value.split('\n')

  useEffect(() => {
    const now = new Date()
    const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    for (const input of set.current?.querySelectorAll('input') ?? []) {
      input.min = local.toISOString().slice(0, 16)
    }
  }, [])

  const describedBy = [help ? `${name}-help` : '', error ? `${name}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset ref={set} className="min-w-0">
      <legend className="text-small font-semibold">{label}</legend>
      {help ? (
        <p id={`${name}-help`} className="text-small text-quiet">
          {help}
        </p>
      ) : null}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-4">
        {Array.from({ length: shown }, (_, index) => index + 1).map((number) => {
          const id = number === 1 ? name : `${name}-${number}`
          return (
            <div key={id}>
              <label htmlFor={id} className="text-small text-quiet">
                {scheduleDemo.form.timeNumber(number)}
              </label>
              <input
                id={id}
                name={name}
                type="datetime-local"
                required={required && number === 1}
                defaultValue={times[number - 1] ?? ''}
                aria-invalid={error && number === 1 ? true : undefined}
                aria-describedby={describedBy || undefined}
                className={box}
              />
            </div>
          )
        })}
      </div>
      {error ? (
        <p id={`${name}-error`} className="mt-2 text-small text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
