import type { ReactNode } from 'react'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import type { FeaturePart } from '#copy/features.ts'
import { PointLines, PointSheet, ProductLink } from './feature-points.tsx'
import { Section } from './section.tsx'

/** The layout: `below` puts the illustration under text and points at the whole width, `left` beside them. */
export type Layout = keyof typeof layouts

export interface FeatureSectionProps {
  part: FeaturePart
  layout: Layout
  figure: ReactNode
}

/** A capability: the claim, its product, its points, and an illustration. */
export function FeatureSection({ part, layout, figure }: FeatureSectionProps) {
  return (
    <Section id={part.id} label={part.link.label} title={part.title}>
      {layouts[layout](part, figure)}
    </Section>
  )
}

const layouts = {
  below: (part: FeaturePart, figure: ReactNode) => (
    <>
      <div className="feature-head">
        <Claim part={part} />
        <PointSheet part={part} />
      </div>
      {figure}
    </>
  ),
  left: (part: FeaturePart, figure: ReactNode) => (
    <div className="feature-beside">
      <Words part={part} />
      <div>{figure}</div>
    </div>
  ),
}

function Words({ part }: { part: FeaturePart }) {
  return (
    <div>
      <Claim part={part} />
      <div className="my-3">
        <ProductLink part={part} />
      </div>
      <PointLines part={part} />
    </div>
  )
}

function Claim({ part }: { part: FeaturePart }) {
  return (
    <p className="max-w-prose text-lead text-quiet">
      <UnbrokenWords text={part.description} />
    </p>
  )
}
