import { useId } from 'react'

interface Option {
  readonly value: string
  readonly label: string
}

export interface ChoiceProps {
  readonly legend: string
  /** The `data-axis` of each radio button, for the scene's `group-has-[…]` classes. */
  readonly axis: string
  readonly options: readonly Option[]
  readonly initial: string
  /** `line` puts the legend next to the options. */
  readonly layout?: 'block' | 'line'
  /** Receives the value, where CSS alone can't show it. */
  readonly onChange?: (value: string) => void
}

const legends = {
  block: 'mb-1.5',
  line: 'sr-only @xl:not-sr-only @xl:float-left @xl:mr-3 @xl:leading-8',
}

/**
 * Radio buttons styled as a segmented control. `:has(:checked)` on the scene shows and hides content, without
 * scripts.
 */
export function Choice({
  legend,
  axis,
  options,
  initial,
  layout = 'block',
  onChange,
}: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={`p-0 font-mono text-label text-quiet ${legends[layout]}`}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-8 items-center gap-2 rounded-edge border border-edge px-2.5 text-label text-quiet hover:text-text has-checked:bg-sunken has-checked:text-text ${layout === 'line' ? '' : 'pointer-coarse:min-h-11'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === initial}
              data-axis={axis}
              onChange={() => onChange?.(option.value)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-edge focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-2"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none size-2 forced-color-adjust-none border border-edge peer-checked:border-accent peer-checked:bg-accent"
            />
            <span className="pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
