import { useEffect, useRef } from 'react'
import { SampleNote } from '#app/components/sample-note.tsx'
import { type Stat, sample } from '#copy/claims.ts'
import { home } from '#copy/home.ts'

const duration = 900

/**
 * The figures. They are final in the HTML; once script runs they count up a single time, when they
 * are first seen, and not at all under reduced motion (handling: Motion).
 */
export function StatsBand() {
  const { heading, items } = home.stats
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
        <dl className="grid grid-cols-2 gap-y-8 pb-8 lg:grid-cols-4 lg:pb-0">
          {items.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-col-reverse justify-end border-hairline pr-4 lg:py-12 lg:not-first:border-l lg:not-first:pl-6"
            >
              <dt className="mt-2 text-small text-quiet">{stat.label}</dt>
              <dd className="font-mono text-h2 tracking-tighter">
                <Count stat={stat} />
              </dd>
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

function Count({ stat }: { stat: Stat }) {
  const shown = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = shown.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / duration)
        const amount = Math.round(stat.amount * (1 - (1 - part) ** 3))
        element.textContent = part < 1 ? `${amount}${stat.unit}` : stat.value
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
      cancelAnimationFrame(frame)
      element.textContent = stat.value
    }
  }, [stat])

  return (
    <>
      <span className="sr-only">{stat.value}</span>
      <span ref={shown} aria-hidden="true">
        {stat.value}
      </span>
    </>
  )
}
