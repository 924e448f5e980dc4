import { useEffect, useRef, useState } from 'react'
import { LoopingVideo } from '#app/components/pictures/looping-video.tsx'
import { home } from '#copy/home/home.ts'
import { videoFiles } from './video-files.ts'

/** The visible part of the figures at which they animate. */
const DRAWN_AT = 0.25

/**
 * The demo and the figures. Their text never changes. Those below the viewport when script starts animate once,
 * in CSS, on coming into view (app/styles/frame.css); those in view do not.
 */
export function StatsBand({ items }: { items: readonly { value: string; label: string }[] }) {
  const { heading } = home.stats
  const { video } = home.demo
  const list = useRef<HTMLDListElement>(null)
  const isAhead = useAhead(list)
  return (
    <section id="demo" aria-labelledby="stats" className="band stats">
      <div className="rail">
        <h2 id="stats">{heading}</h2>
      </div>
      <div className="media-row">
        <LoopingVideo
          files={videoFiles.codeChat}
          label={video.label}
          alternative={video.alternative}
        />
        <dl ref={list} data-ahead={isAhead || undefined}>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="stat-value">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Whether the element has not come into view yet; false until script runs. */
function useAhead(element: { current: Element | null }): boolean {
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        const isSeen = (entry?.intersectionRatio ?? 1) >= DRAWN_AT
        // Already partly visible: no animation.
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
