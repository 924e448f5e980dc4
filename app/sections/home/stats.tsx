import { useEffect, useRef, useState } from 'react'
import { watchInView } from '#app/browser-values/in-view.ts'
import { Badge } from '#app/components/badge.tsx'
import { Label } from '#app/components/label.tsx'
import { Optional } from '#app/components/optional.tsx'
import { LoopingVideo } from '#app/components/pictures/looping-video.tsx'
import { Section } from '#app/sections/section.tsx'
import type { Stat } from '#copy/claims/claims.ts'
import { home } from '#copy/home/home.ts'
import { videoFiles } from './video-files.ts'

/** How much of the figures must be visible before they animate. */
const VISIBLE_RATIO = 0.25

interface StatsProps {
  items: readonly Stat[]
  /** The tag, if some figures are not confirmed. */
  label?: string | undefined
}

/**
 * The demo and the figures. Their text never changes. Figures that are below the viewport when scripts start
 * animate once in CSS when they come into view (stats.css). Visible ones don't animate.
 */
export function Stats({ items, label: tag }: StatsProps) {
  const { label: sectionLabel, heading, figures } = home.stats
  const { video } = home.demo
  const list = useRef<HTMLDListElement>(null)
  const isUnseen = useIsUnseen(list)
  return (
    <Section id="demo" label={sectionLabel} title={heading}>
      <div className="media-row stats">
        <Optional>
          <LoopingVideo
            files={videoFiles.codeChat}
            label={video.label}
            alternative={video.alternative}
          />
        </Optional>
        <div>
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 lg:justify-between">
            <Label>{figures}</Label>
            {tag ? <Badge>{tag}</Badge> : null}
          </div>
          <dl ref={list} data-unseen={isUnseen || undefined}>
            {items.map(({ label, value, definition }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="stat-value">{value}</dd>
                {definition ? <dd className="stat-definition">{definition}</dd> : null}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

/** Whether the element is below the viewport and hasn't been seen; false until scripts run. */
function useIsUnseen(element: { current: Element | null }): boolean {
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    const stop = watchInView(
      [element.current],
      ([entry]) => {
        const isSeen = (entry?.intersectionRatio ?? 1) >= VISIBLE_RATIO
        // Already partly visible, so no animation.
        setUnseen((wasUnseen) => !isSeen && (wasUnseen || !entry?.isIntersecting))
        if (isSeen) stop()
      },
      { threshold: [0, VISIBLE_RATIO] },
    )
    return stop
  }, [element])
  return isUnseen
}
