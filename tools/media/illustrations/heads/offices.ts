import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { disc, grounds, path, plumb, rect } from '../canvas.ts'

/** A disc half light and half dark, each readable on the other. */
export function contrast(): string {
  const { form, mark, bob } = grounds.signal
  return (
    path('M800 60A300 300 0 0 0 800 660z', { fill: form }) +
    path('M800 60A300 300 0 0 1 800 660z', { fill: mark, gesture: 'right' }) +
    plumb(1200, 360, bob)
  )
}

/** Many findings above, one queue below. */
export function funnel(): string {
  const { form, mark, bob } = grounds.signal
  let parts = path('M300-10H1300L960 420H640z', { fill: form })
  for (const [row, width] of [280, 280, 280].entries()) {
    parts += rect(800 - width / 2, 440 + row * 88, width, 70, {
      fill: row === 0 ? mark : form,
      gesture: 'fall',
      after: row * 2,
    })
  }
  return parts + plumb(1180, 478, bob)
}

/** Seats, and the one that is free. */
export function seats(): string {
  const { form, mark, bob } = grounds.signal
  let parts = ''
  for (let index = 0; index < 6; index += 1) {
    const [x, y] = [520 + (index % 3) * 280, 180 + Math.floor(index / 3) * 300]
    const isLast = index === 5
    parts += disc(x, y, 98, { fill: isLast ? mark : 'none', stroke: form, width: 56 })
  }
  return parts + plumb(1080, 520, bob)
}

/** A bob as large as the illustration, and a wall that leans beside it. */
export function upright(): string {
  const { form, faint } = grounds.bone
  return (
    path('M-10 900L170-10H420L240 910z', { fill: faint }) +
    `<path class="bob" fill="${form}" d="M892-900h16V130h180v210L900 690 712 340V130h180z"/>`
  )
}

/** The streets around the office; the block of the office, and the crossing. */
export function streets(): string {
  const { form, ground, mark } = grounds.ink
  // From the west and from the north; First Street and Santa Clara Street are wider.
  const across = [-20, 330, 560, 716, 900, 1080, 1300, 1620]
  const down = [-20, 130, 300, 484, 690]
  let parts = ''
  for (const [row, top] of down.slice(0, -1).entries()) {
    for (const [column, left] of across.slice(0, -1).entries()) {
      const [right, bottom] = [across[column + 1] ?? 0, down[row + 1] ?? 0]
      const [gapX, gapY] = [column === 2 ? 46 : 20, row === 2 ? 46 : 20]
      const isOffice = row === 1 && column === 2
      parts += rect(left + gapX, top + gapY, right - left - gapX, bottom - top - gapY, {
        fill: isOffice ? mark : form,
      })
    }
  }
  return parts + plumb(583, 300, mark, ground)
}

/** A demo's part of an hour. */
export function halfHour(): string {
  const { form, ground, mark } = grounds.bone
  const turn = (scheduleDemo.calendar.minutes / 60) * 2 * Math.PI
  const [x, y, radius] = [850, 360, 250]
  const end = `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`
  return (
    disc(x, y, 310, { fill: form }) +
    path(`M${x} ${y}V${y - radius}A${radius} ${radius} 0 0 1 ${end}z`, {
      fill: mark,
      gesture: 'show',
      after: 8,
    }) +
    plumb(x, y + 20, ground, form)
  )
}
