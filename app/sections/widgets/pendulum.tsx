import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { matchesMedia } from '#app/browser-values/media-query.ts'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { pendulum } from '#copy/pendulum.ts'

/** How far the weight can be dragged to each side, in degrees. */
const MAX_DEGREES = 40
const SWING_MS = 3_000
/** The turning points of a swing, as parts of the angle at which the weight was released. */
const turningPoints = [1, -0.62, 0.38, -0.22, 0.12, -0.05, 0]
/** The swing that shows that the weight moves. */
const push = [0, ...turningPoints].map((part) => part * 14)

const center = 240
const radius = 330
const ticks = Array.from({ length: 15 }, (_, index) => (index - 7) * 5)

/**
 * A weight that can be dragged aside, by pointer or with the arrow keys, and swings back when it is released.
 * The control is a range input over the whole picture; without scripts, there is only the picture.
 */
export function Pendulum() {
  const { label, hint, value } = pendulum
  const [degrees, setDegrees] = useState(0)
  const weight = useRef<SVGGElement>(null)
  const { swing, swung = degrees } = useSwing(weight)

  const release = () => {
    if (degrees === 0) return
    setDegrees(0)
    swing(turningPoints.map((part) => part * degrees))
  }
  return (
    <div className="widget widget-accent pendulum">
      <svg viewBox="0 0 480 440" aria-hidden="true">
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${radius + 14}v${tick === 0 ? 44 : 24}`}
            transform={`translate(${center} -20) rotate(${-tick})`}
            className={tick === 0 ? 'pendulum-plumb' : undefined}
          />
        ))}
        <g transform={`translate(${center} -20)`}>
          <g
            ref={weight}
            className="pendulum-weight"
            style={degrees === 0 ? undefined : { rotate: `${degrees}deg` }}
          >
            <HangingWeight length={radius} width={76} />
          </g>
        </g>
      </svg>
      <p className="widget-value">
        <span className="pendulum-value">{value(swung)}</span>
        <span className="needs-script">{hint}</span>
      </p>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={value(degrees)}
        min={-MAX_DEGREES}
        max={MAX_DEGREES}
        // The weight is at the left when it is turned clockwise.
        value={-degrees}
        onChange={({ currentTarget }) => {
          // A swing would hide where the weight is dragged.
          for (const animation of weight.current?.getAnimations() ?? []) animation.cancel()
          setDegrees(-Number(currentTarget.value))
        }}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
        className="widget-overlay needs-script"
      />
    </div>
  )
}

/** Swings the weight by itself, once at first. `swung` is its angle meanwhile. */
function useSwing(weight: RefObject<SVGGElement | null>) {
  const [swung, setSwung] = useState<number>()
  const frame = useRef(0)

  const swing = useCallback(
    (angles: readonly number[]) => {
      if (matchesMedia('(prefers-reduced-motion: reduce)')) return
      try {
        weight.current?.animate(
          angles.map((angle) => ({ rotate: `${angle}deg`, easing: 'ease-in-out' })),
          SWING_MS,
        )
      } catch {
        return
      }
      const follow = () => {
        const element = weight.current
        const isSwinging = element !== null && element.getAnimations().length > 0
        setSwung(
          isSwinging ? Math.round(Number.parseFloat(getComputedStyle(element).rotate)) : undefined,
        )
        if (isSwinging) frame.current = requestAnimationFrame(follow)
      }
      cancelAnimationFrame(frame.current)
      follow()
    },
    [weight],
  )

  useEffect(() => {
    swing(push)
    return () => cancelAnimationFrame(frame.current)
  }, [swing])
  return { swing, swung }
}
