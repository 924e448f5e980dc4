import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { FeaturePart } from '#copy/features.ts'
import { numbered } from '#copy/page-labels.ts'
import { Section } from './section.tsx'

export interface FeatureBandProps {
  part: Omit<FeaturePart, 'icon'> & { icon: IconName }
  place: number
  /** A drawing of it, under the text or, when `beside`, next to it. */
  figure?: ReactNode
  beside?: boolean
}

/** One capability: the claim, a sheet of points headed by the product that does it, and a drawing. */
export function FeatureBand({ part, place, figure, beside }: FeatureBandProps) {
  const sheet = <PointSheet part={part} />
  if (beside) {
    return (
      <Section id={part.id} label={numbered(place, part.link.label)} title={part.title}>
        <div className="mt-8 grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]">
          <div>
            <p className="max-w-prose text-lead text-quiet">{part.description}</p>
            <div className="mt-8">{sheet}</div>
          </div>
          <div className="w-full max-w-150 min-w-0">{figure}</div>
        </div>
      </Section>
    )
  }
  return (
    <Section id={part.id} label={numbered(place, part.link.label)} title={part.title}>
      <div className="mt-6 grid items-start gap-y-8 xl:grid-cols-2">
        <p className="max-w-prose text-lead text-quiet xl:mr-12">{part.description}</p>
        {sheet}
      </div>
      {figure ? <div className="mt-12">{figure}</div> : null}
    </Section>
  )
}

function PointSheet({ part }: { part: FeatureBandProps['part'] }) {
  return (
    <div className="border border-hairline">
      <p className="flex items-center gap-3 bg-raised px-5 text-small">
        <span className="text-signal">
          <Icon name={part.icon} size={18} />
        </span>
        <TextLink to={part.link.to}>{part.link.label}</TextLink>
      </p>
      <ul className="text-small">
        {part.points.map((point) => (
          <li key={point} className="border-t border-hairline px-5 py-3.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
