import type { MDXContent } from 'mdx/types'
import { DateTime } from '#app/components/date-time.tsx'
import { Label } from '#app/components/label.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { Contents } from './contents.tsx'
import { legalElements } from './legal-elements.tsx'
import type { LegalSection } from './rehype-clauses.ts'

/** The module of a compiled text. */
export interface CompiledText {
  default: MDXContent
  sections: readonly LegalSection[]
}

interface LegalDocumentProps {
  text: CompiledText
  title: string
  subtitle: string
  /** ISO date of the last change. */
  updated: string
  /** One narrow column in the middle, its contents at the left; otherwise they are at the right. */
  centered: boolean
}

/** A legal document: contents, then numbered sections and clauses with anchors. */
export function LegalDocument({
  text: { default: Text, sections },
  title,
  subtitle,
  updated,
  centered,
}: LegalDocumentProps) {
  return (
    <>
      <PageHeader label={pageLabels.legal.page} title={title} subtitle={subtitle} />
      <div className="section legal">
        <div className="aside">
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
            <Text components={legalElements} />
          </div>
        </div>
      </div>
    </>
  )
}
