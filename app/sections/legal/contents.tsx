import { Label } from '#app/components/label.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import type { LegalSection } from './rehype-clauses.ts'

/** A table of contents, sticky next to the text. `LegalPage` marks the current section. */
export function Contents({
  sections,
  beside,
}: {
  sections: readonly LegalSection[]
  beside: boolean
}) {
  return (
    <nav
      aria-labelledby="contents"
      className={`legal-contents self-start xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto ${beside ? 'xl:col-start-2' : 'mx-auto max-w-[calc(4.25rem+var(--max-width-prose))] xl:pr-6'}`}
    >
      <Label as="h2" id="contents" className="font-normal">
        {pageLabels.legal.contents}
      </Label>
      <ol className={`mt-4 gap-x-10 border-t border-hairline text-small max-xl:sm:columns-2`}>
        {sections.map(({ id, number, title }) => (
          <li key={id} className="break-inside-avoid border-b border-hairline">
            <a
              href={`#${id}`}
              className="flex min-h-10 gap-4 py-2 -outline-offset-2 hover:text-accent xl:min-h-0 xl:py-1 xl:pr-5"
            >
              <span className="w-6 shrink-0 font-mono text-quiet">{`${number} `}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
