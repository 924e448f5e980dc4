import { useEffect, useState } from 'react'
import { watchCurrentHeading } from '#app/browser-values/current-heading.ts'
import { Label } from '#app/components/label.tsx'
import type { Heading } from '#app/portable-text/headings.ts'
import { blogPost } from '#copy/blog/post.ts'

interface ContentsProps {
  headings: readonly Heading[]
}

/**
 * A sticky table of contents in the aside. Its box extends over the plumb line, where the weight marks
 * the current section.
 */
export function AsideContents({ headings }: ContentsProps) {
  const current = useCurrentSection(headings.map(({ id }) => id))
  return (
    <nav
      aria-label={blogPost.contents}
      className="sticky top-24 -mr-8 max-h-[calc(100dvh-8rem)] overflow-y-auto pr-8 [scrollbar-width:none] max-lg:hidden"
    >
      <Label>{blogPost.contents}</Label>
      <ol className="mt-3 border-t border-hairline">
        {headings.map(({ id, text }) => (
          <li key={id} className="relative border-b border-hairline">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="block py-2 -outline-offset-2 text-small leading-snug text-quiet hover:text-accent aria-[current]:text-text"
            >
              {text}
            </a>
            {id === current ? (
              <span
                aria-hidden="true"
                className="absolute top-3.5 -right-[1.6875rem] size-[7px] rotate-45 bg-accent"
              />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A collapsed table of contents above the text, for screens without an aside. */
export function FoldedContents({ headings }: ContentsProps) {
  return (
    <details
      data-no-markdown
      className="group mb-10 border border-hairline bg-raised px-4 lg:hidden print:hidden"
    >
      <Label as="summary" className="flex min-h-11 items-center justify-between hover:text-accent">
        {blogPost.contents}
        <span aria-hidden="true" className="text-small group-open:rotate-45">
          +
        </span>
      </Label>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className="border-t border-hairline">
            <a
              href={`#${id}`}
              className={`block py-3 text-small hover:text-accent ${level > 2 ? 'pl-5 text-quiet' : ''}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The ID of the current heading; undefined above the first one and until scripts run. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => watchCurrentHeading(list.split(' '), setCurrent), [list])

  return current
}
