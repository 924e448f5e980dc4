import { useRef, useState } from 'react'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { pendulum } from '#copy/pendulum.ts'

/** How far the weight can be dragged to each side, in degrees. */
const MAX_DEGREES = 40
const SWING_MS = 3_000
/** The turning points of a swing, as parts of the angle at which the weight was released. */
const turningPoints = [1, -0.62, 0.38, -0.22, 0.12, -0.05, 0]

const center = 240
const radius = 330
const ticks = Array.from({ length: 17 }, (_, index) => (index - 8) * 5)

/**
 * A weight that can be dragged aside, by pointer or with the arrow keys, and swings back when it is released.
 * The control is a range input over the whole picture; without scripts, there is only the picture.
 */
export function Pendulum() {
  const { label, hint, value } = pendulum
  const [degrees, setDegrees] = useState(0)
  const weight = useRef<SVGGElement>(null)

  const release = () => {
    if (degrees === 0) return
    setDegrees(0)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    weight.current?.animate(
      turningPoints.map((part) => ({
        rotate: `${part * degrees}deg`,
        easing: part === 1 ? 'ease-in' : 'ease-in-out',
      })),
      SWING_MS,
    )
  }
  return (
    <div className="instrument instrument-accent pendulum">
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
      <p className="instrument-reading">
        <span className="pendulum-value">{value(degrees)}</span>
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
        onChange={({ currentTarget }) => setDegrees(-Number(currentTarget.value))}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
        className="instrument-cover needs-script"
      />
    </div>
  )
}
