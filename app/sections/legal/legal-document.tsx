import { DateTime } from '#app/components/date-time.tsx'
import { Label } from '#app/components/label.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import type { LegalDocument as Text } from '#copy/legal/document.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { Contents } from './contents.tsx'
import { LegalSection } from './legal-section.tsx'

interface LegalDocumentProps {
  document: Text
  /** URL of the document's illustration. */
  illustration: string
  /** One narrow column in the middle, its contents at the left; otherwise they are at the right. */
  centered?: boolean
}

/** A legal document: contents, then numbered sections and clauses with anchors. */
export function LegalDocument({ document, illustration, centered = false }: LegalDocumentProps) {
  const { heading, subtitle, updated, introduction, sections } = document
  return (
    <>
      <PageHeader
        label={pageLabels.legal.page}
        title={heading}
        subtitle={subtitle}
        illustration={illustration}
      />
      <div className="band legal">
        <div className="rail">
          <Label>
            {pageLabels.legal.updated} <DateTime iso={updated} />
          </Label>
        </div>
        <div
          className={
            centered
              ? 'rise-in min-w-0 xl:grid xl:grid-cols-4'
              : 'grid min-w-0 gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,calc(4.25rem+var(--max-width-prose)))_1fr]'
          }
        >
          <Contents sections={sections} beside={!centered} />
          <div
            className={
              centered
                ? 'mx-auto max-w-[calc(4.25rem+var(--max-width-prose))] max-xl:mt-14 xl:col-span-3 xl:mx-0'
                : 'min-w-0 xl:row-start-1'
            }
          >
            {introduction.map((paragraph) => (
              <p key={paragraph} className="mb-5 text-lead">
                {paragraph}
              </p>
            ))}
            {sections.map((section) => (
              <LegalSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
