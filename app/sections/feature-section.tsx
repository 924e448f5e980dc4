import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import type { FeaturePart } from '#copy/features.ts'
import { Section } from './section.tsx'

export interface FeatureLayout {
  /** Where the illustration is: at the whole width between text and points, or next to both. */
  layout: 'wide' | 'left' | 'right'
  figure: ReactNode
  /** Above a wide illustration. */
  figures?: ReactNode
}

interface FeatureSectionProps extends FeatureLayout {
  part: FeaturePart
}

/** A capability: the claim, its product, its points, and an illustration. */
export function FeatureSection({ part, layout, figure, figures }: FeatureSectionProps) {
  const { id, icon, title, description, points, link } = part
  const claim = (
    <div>
      <p className="max-w-prose text-lead text-quiet">
        <UnbrokenWords text={description} />
      </p>
      <p className="mt-1 flex items-center gap-3">
        <span className="text-accent">
          <Icon name={icon} size={18} />
        </span>
        <TextLink to={link.to}>{link.label}</TextLink>
      </p>
    </div>
  )
  return (
    <Section id={id} label={link.label} title={title}>
      <div className={`feature feature-${layout}`}>
        {layout === 'wide' ? (
          <>
            {claim}
            {figures}
            {figure}
            <Points points={points} />
          </>
        ) : (
          <>
            <div>
              {claim}
              <Points points={points} />
            </div>
            <div>{figure}</div>
          </>
        )}
      </div>
    </Section>
  )
}

function Points({ points }: Pick<FeaturePart, 'points'>) {
  return (
    <ul className="feature-points">
      {points.map(({ name, text }) => (
        <li key={text}>
          {name ? (
            <span className="mb-1 block font-mono text-label text-quiet">
              {name}
              <span className="sr-only">: </span>
            </span>
          ) : null}
          {text}
        </li>
      ))}
    </ul>
  )
}
