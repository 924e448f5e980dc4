import type { ReactNode } from 'react'
import type { FeaturePart } from '#copy/features.ts'
import { type FeatureLayout, FeatureSection } from './feature-section.tsx'
import { PageHeader } from './page-header.tsx'

interface FeaturePageProps<Part extends FeaturePart> {
  label: string
  copy: { heading: string; lead: string; parts: readonly Part[] }
  /** The layout and the illustration of each part. */
  sections: Record<Part['id'], FeatureLayout>
  /** Next to the title. */
  picture?: ReactNode
  /** Below the title. */
  children?: ReactNode
}

/** A page with a header and a section for each part. */
export function FeaturePage<Part extends FeaturePart>(props: FeaturePageProps<Part>) {
  const { label, copy, sections, picture, children } = props
  return (
    <>
      <PageHeader label={label} title={copy.heading} subtitle={copy.lead} picture={picture}>
        {children}
      </PageHeader>
      {copy.parts.map((part) => {
        const id: Part['id'] = part.id
        return <FeatureSection key={id} part={part} {...sections[id]} />
      })}
    </>
  )
}
