import type { ReactNode } from 'react'
import { type Composition, FeatureBand } from './feature-band.tsx'
import type { Feature } from './feature-points.tsx'
import { PageHeader } from './page-header.tsx'

interface FeaturePageProps<Part extends Feature> {
  label: string
  copy: { heading: string; lead: string; parts: readonly Part[] }
  illustration: string
  /** The layout and the illustration of each part. */
  bands: Record<Part['id'], { composition: Composition; figure?: ReactNode }>
}

/** A page with a header and a band for each part. */
export function FeaturePage<Part extends Feature>(props: FeaturePageProps<Part>) {
  const { label, copy, illustration, bands } = props
  return (
    <>
      <PageHeader
        label={label}
        title={copy.heading}
        illustration={illustration}
        subtitle={copy.lead}
      />
      {copy.parts.map((part) => {
        const id: Part['id'] = part.id
        return <FeatureBand key={id} part={part} {...bands[id]} />
      })}
    </>
  )
}
