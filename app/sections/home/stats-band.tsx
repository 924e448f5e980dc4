import { useEffect, useRef, useState } from 'react'
import { SampleNote } from '#app/components/sample-note.tsx'
import { sample } from '#copy/claims.ts'
import { home } from '#copy/home.ts'

/** The part of the figures that has come into view when they are drawn. */
const DRAWN_AT = 0.25

/**
 * The figures. Their text is final at all times. Those that are out of view when script starts are drawn
 * into place once, by CSS, when they first come into view (styles/frame.css); those in view stay as they are.
 */
export function StatsBand() {
  const { heading, items } = home.stats
  const list = useRef<HTMLDListElement>(null)
  const isAhead = useAhead(list)
  return (
    <section aria-labelledby="stats" className="band stats">
      <div className="rail">
        <h2
          id="stats"
          className="font-mono text-label font-normal tracking-widest text-quiet uppercase"
        >
          {heading}
        </h2>
      </div>
      <div className="min-w-0">
        <dl
          ref={list}
          data-ahead={isAhead || undefined}
          className="grid grid-cols-2 gap-y-8 pb-8 lg:grid-cols-4 lg:pb-0"
        >
          {items.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-hairline pr-4 lg:py-12 lg:not-first:border-l lg:not-first:pl-6"
            >
              <dt className="mt-2 text-small text-quiet">{label}</dt>
              <dd className="stat-value font-mono text-h2 tracking-tighter">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="border-t border-hairline py-4">
          <SampleNote what={sample.explanation} />
        </div>
      </div>
    </section>
  )
}

/** True while the element is still to come into view for the first time; false until script knows. */
function useAhead(element: { current: Element | null }): boolean {
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        const isSeen = (entry?.intersectionRatio ?? 1) >= DRAWN_AT
        // Whoever sees a part of it already keeps it.
        setAhead((wasAhead) => !isSeen && (wasAhead || !entry?.isIntersecting))
        if (isSeen) seen.disconnect()
      },
      { threshold: [0, DRAWN_AT] },
    )
    seen.observe(element.current)
    return () => seen.disconnect()
  }, [element])
  return isAhead
}
