import type { ReactNode } from 'react'
import { UnbrokenIds } from '#app/components/unbroken-ids.tsx'
import type { FeaturePart } from '#copy/features.ts'
import { PointLines, PointSheet, PointStrip, ProductLink } from './feature-points.tsx'
import { Section } from './section.tsx'

/**
 * The layout: `wide` gives the illustration the whole width, `below` puts it under text and
 * points, `left` and `right` beside them.
 */
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

const beside = 'mt-8 grid items-start gap-x-14 gap-y-10'

const layouts = {
  wide: (part: FeaturePart, figure: ReactNode) => (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-14 gap-y-4">
        <Claim part={part} />
        <ProductLink part={part} />
      </div>
      <div className="my-10">{figure}</div>
      <PointStrip part={part} />
    </>
  ),
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
    <div className={`${beside} xl:grid-cols-[5fr_4fr]`}>
      <Words part={part} className="xl:order-last" />
      <div className="min-w-0 self-center">{figure}</div>
    </div>
  ),
  right: (part: FeaturePart, figure: ReactNode) => (
    <div className={`${beside} xl:grid-cols-[4fr_5fr]`}>
      <Words part={part} />
      <div className="min-w-0 self-center">{figure}</div>
    </div>
  ),
}

function Words({ part, className }: { part: FeaturePart; className?: string }) {
  return (
    <div className={className}>
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
