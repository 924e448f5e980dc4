import type { ReactNode } from 'react'
import { UnbrokenIds } from '#app/components/unbroken-ids.tsx'
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
      <div className="mt-6 grid items-start gap-y-8 xl:grid-cols-2">
        <div className="xl:mr-12">
          <Claim part={part} />
        </div>
        <PointSheet part={part} />
      </div>
      <div className="mt-12">{figure}</div>
    </>
  ),
  left: (part: FeaturePart, figure: ReactNode) => (
    <div className="mt-8 grid items-start gap-x-14 gap-y-10 xl:grid-cols-[5fr_4fr]">
      <Words part={part} />
      <div className="min-w-0 self-center">{figure}</div>
    </div>
  ),
}

function Words({ part }: { part: FeaturePart }) {
  return (
    <div className="xl:order-last">
      <Claim part={part} />
      <div className="mt-5 mb-3">
        <ProductLink part={part} />
      </div>
      <PointLines part={part} />
    </div>
  )
}

function Claim({ part }: { part: FeaturePart }) {
  return (
    <p className="max-w-prose text-lead text-quiet">
      <UnbrokenIds text={part.description} />
    </p>
  )
}
