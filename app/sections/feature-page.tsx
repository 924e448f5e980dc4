import type { ReactNode } from 'react'
import { betaNotice } from '#copy/products/beta-notice.ts'
import { FeatureBand, type FeatureBandProps } from './feature-band.tsx'
import { PageHeader } from './page-header.tsx'

interface FeaturePageProps<Part extends FeatureBandProps['part']> {
  label: string
  copy: { heading: string; lead: string; parts: readonly Part[] }
  drawing: string
  /** The drawings of the parts that have one. */
  figures: Partial<Record<Part['id'], ReactNode>>
  /** The parts whose drawing stands next to the text. */
  beside: readonly Part['id'][]
}

/** A page that is a head and a band for each of its parts. */
export function FeaturePage<Part extends FeatureBandProps['part']>(props: FeaturePageProps<Part>) {
  const { label, copy, drawing, figures, beside } = props
  return (
    <>
      <PageHeader label={label} title={copy.heading} drawing={drawing} subtitle={copy.lead}>
        <p className="mt-4 max-w-prose text-small text-quiet">{betaNotice}</p>
      </PageHeader>
      {copy.parts.map((part, index) => {
        const id: Part['id'] = part.id
        return (
          <FeatureBand
            key={id}
            part={part}
            place={index + 1}
            figure={figures[id]}
            beside={beside.includes(id)}
          />
        )
      })}
    </>
  )
}
