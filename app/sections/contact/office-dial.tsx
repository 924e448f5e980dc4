import { useRef, useState } from 'react'
import { browserTimeZone } from '#app/browser-values/time-zone.ts'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { useRegion } from '#app/components/region.ts'
import {
  contact,
  officeHours,
  officeTimeZone,
  pacificTimeZone,
  type Weekday,
} from '#copy/forms/contact.ts'
import { useOfficeTime } from './use-office-time.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const NOON_MINUTES = 12 * 60
/** How far one step of the control turns the dial. */
const STEP_MINUTES = 15

/** Where the middle of the dial is, and its rings, in the units of the picture. */
const middle = { x: 240, y: 286 }
const rim = 176
const trackWidth = 22

const opened = officeHours.flatMap(({ open, ...row }) => (open ? { ...row, open } : []))

/**
 * The office hours on a dial with 24 hours, one ring for the days with the same hours. It turns so that the
 * weight points to the present; the control turns it to any time of the day. Without scripts, noon is at the
 * weight.
 */
export function OfficeDial() {
  const { hours, dial } = contact
  const { officeTime, now } = useOfficeTime()
  const [chosen, choose] = useState<number>()
  const control = useRef<HTMLInputElement>(null)
  const locale = useRegion() ?? 'en-US'

  const instant = officeTime && chosen !== undefined ? officeTime.atOfficeTime(now, chosen) : now
  const clock = (zone: string) => officeTime?.clockTime(zone, instant, locale)
  const office = clock(officeTimeZone)
  const ownZone = browserTimeZone()
  const other =
    ownZone && ownZone !== officeTimeZone
      ? { label: hours.yourTime, time: clock(ownZone) }
      : { label: hours.pacificTime, time: clock(pacificTimeZone) }
  const readings = office
    ? [
        { label: hours.zone, text: office.text },
        { label: other.label, text: other.time?.text ?? '' },
      ]
    : opened
  const minutes = office?.minutes ?? NOON_MINUTES
  const turn = office ? degreesAt(NOON_MINUTES) - degreesAt(minutes) : 0
  const rotatedBy = (degrees: number) => (office ? { rotate: `${degrees}deg` } : undefined)
  const isOpen = officeTime?.isOfficeOpen(instant)
  const answer = isOpen ? dial.open : dial.closed

  /** Whether the shown time is in these hours, or in those of the shown day, which is no holiday. */
  const stateOf = (days: readonly Weekday[], open: { from: number }) => {
    if (!officeTime) return
    if (!days.some((day) => day === office?.weekday)) return 'other-day'
    if (isOpen) return 'open'
    const atOpening = officeTime.atOfficeTime(instant, open.from * 60)
    return officeTime.isOfficeOpen(atOpening) ? 'today' : 'other-day'
  }

  return (
    <div className="widget widget-light dial">
      <svg viewBox="0 0 480 480" role="img" aria-label={dial.alternative(opened)}>
        <g transform={`translate(${middle.x} ${middle.y})`} aria-hidden>
          <circle r={rim} className="dial-face" />
          <g className="dial-ring" style={rotatedBy(turn)}>
            {HOURS.map((hour) => (
              <g key={hour} transform={`rotate(${degreesAt(hour * 60)})`}>
                <path d={`M0 ${-rim}v${hour % 6 === 0 ? 16 : 8}`} />
                {hour % 3 === 0 ? (
                  // Upright, however the dial is turned.
                  <g transform={`translate(0 ${-rim + 34}) rotate(${-degreesAt(hour * 60)})`}>
                    <text style={rotatedBy(-turn)}>{hour}</text>
                  </g>
                ) : null}
              </g>
            ))}
            {opened.map(({ days, open }, index) => (
              <path
                key={open.from}
                d={arc(open.from, open.to, rim - 58 - index * (trackWidth + 4))}
                className="dial-track"
                data-state={stateOf(days, open)}
              />
            ))}
          </g>
          <text className="dial-answer" y="13">
            {office ? answer : hours.zone}
          </text>
        </g>
        <g transform={`translate(${middle.x} 0)`}>
          <HangingWeight length={middle.y - rim - 2} width={30} />
        </g>
      </svg>
      <div className="widget-value">
        <dl>
          {readings.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="dial-control needs-script">
          <input
            ref={control}
            type="range"
            aria-label={dial.control}
            aria-valuetext={[answer, ...readings.map(({ label, text }) => `${label} ${text}`)].join(
              ', ',
            )}
            min="0"
            max={HOURS.length * 60 - STEP_MINUTES}
            step={STEP_MINUTES}
            value={minutes - (minutes % STEP_MINUTES)}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            className="widget-range"
          />
          <button
            type="button"
            onClick={() => {
              choose(undefined)
              // It has the readings as its value, so that they are announced.
              control.current?.focus()
            }}
          >
            {dial.now}
          </button>
        </div>
      </div>
    </div>
  )
}

/** Where a time of day is on the dial, clockwise from noon at its top. */
function degreesAt(minutes: number): number {
  return (minutes - NOON_MINUTES) / 4
}

/** The path of a ring's part between two hours. */
function arc(from: number, to: number, radius: number): string {
  const [start, end] = [from, to].map((hour) => {
    const angle = (degreesAt(hour * 60) * Math.PI) / 180
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
  })
  return `M${start}A${radius} ${radius} 0 ${to - from > HOURS.length / 2 ? 1 : 0} 1 ${end}`
}
