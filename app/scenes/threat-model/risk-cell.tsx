import { sceneStrings } from '#copy/scenes.ts'
import { SeverityMark } from '../frame/severity-mark.tsx'
import type { Rating } from './risk-rating.ts'

interface RiskCellProps {
  /** The group of radio buttons. With the value, it is the ID of this one. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly rating: Rating
  /** The cell's likelihood and impact as text, for people who don't see the grid. */
  readonly position: string
  readonly threats: readonly string[]
}

const tints = {
  critical: 'bg-critical/12',
  high: 'bg-high/12',
  medium: 'bg-medium/12',
  low: 'bg-low/12',
  note: 'bg-text/5',
} satisfies Record<Rating, string>

/** A cell of the matrix: a radio button if it has threats, otherwise a plain field. */
export function RiskCell({ name, value, checked, rating, position, threats }: RiskCellProps) {
  const shape =
    'relative flex min-h-13 flex-col justify-center rounded-edge border px-1 py-1 @md:px-2 @max-2xl:[&_svg]:hidden @max-2xs:*:wrap-anywhere @max-2xs:*:whitespace-normal'
  if (threats.length === 0) {
    return (
      <div className={`${shape} border-hairline`}>
        <span className="sr-only">{position}: </span>
        <RatingMark rating={rating} />
      </div>
    )
  }
  return (
    <label
      id={`${name}${value}label`}
      data-threats={threats.join(' ')}
      className={`${shape} border-edge hover:border-text has-checked:border-text has-checked:outline has-checked:outline-text ${tints[rating]}`}
    >
      <input
        type="radio"
        id={name + value}
        // Without the text of the labels in the drawing and in the table.
        aria-labelledby={`${name}${value}label`}
        data-threats={threats.join(' ')}
        name={name}
        value={value}
        defaultChecked={checked}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-edge focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-3"
      />
      <span className="sr-only">{position}: </span>
      <RatingMark rating={rating} />
      <span className="pointer-events-none font-mono text-label text-text">
        {threats.join(', ')}
      </span>
    </label>
  )
}

function RatingMark({ rating }: { readonly rating: Rating }) {
  if (rating === 'note')
    return <span className="text-label text-quiet">{sceneStrings.severity.note}</span>
  return <SeverityMark level={rating} />
}
