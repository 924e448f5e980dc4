import { pageLabels } from '#copy/pages/labels.ts'
import { openQuestions } from '#copy/trust/open-questions.ts'
import { siteSecurity } from '#copy/trust/this-site.ts'
import { trust } from '#copy/trust/trust.ts'
import { yourCode } from '#copy/trust/your-code.ts'

const parts = [
  { id: trust.yourCode.id, heading: yourCode.heading },
  trust.processors,
  trust.retention,
  pageLabels.buyers,
  siteSecurity.site,
  siteSecurity.report,
  openQuestions,
]

/** Links to the sections of the page. */
export function PageContents() {
  return (
    <nav aria-label={trust.contents} className="mt-10">
      <ul className="gap-x-12 border-t border-hairline sm:columns-2">
        {parts.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid border-b border-hairline">
            <a href={`#${id}`} className="flex min-h-11 items-center py-2 hover:text-accent">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
