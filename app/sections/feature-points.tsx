import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { FeaturePart } from '#copy/features.ts'

interface PointsProps {
  part: FeaturePart
}

/** The product of the feature, with its icon. */
export function ProductLink({ part }: PointsProps) {
  return (
    <p className="flex items-center gap-3">
      <span className="text-accent">
        <Icon name={part.icon} size={18} />
      </span>
      <TextLink to={part.link.to}>{part.link.label}</TextLink>
    </p>
  )
}

/** The points as a sheet with the product as its heading. */
export function PointSheet({ part }: PointsProps) {
  return (
    <div className="point-sheet">
      <ProductLink part={part} />
      <ul>
        {part.points.map((point) => (
          <li key={point.text}>
            <Said point={point} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The points as lines of large text. */
export function PointLines({ part }: PointsProps) {
  return (
    <ul className="border-b border-hairline">
      {part.points.map((point) => (
        <li key={point.text} className="border-t border-hairline py-5 text-h4">
          <Said point={point} />
        </li>
      ))}
    </ul>
  )
}

function Said({ point: { name, text } }: { point: FeaturePart['points'][number] }) {
  if (!name) return text
  return (
    <>
      <span className="mb-1 block font-mono text-label text-quiet">
        {name}
        <span className="sr-only">: </span>
      </span>
      {text}
    </>
  )
}
