import { disc, grounds, path, plumb, rect } from '../canvas.ts'

/** An index of posts with an empty place. */
export function emptyPlace(): string {
  const { form, mark, bob } = grounds.ink
  let parts = ''
  for (let index = 0; index < 12; index += 1) {
    const [x, y] = [380 + (index % 4) * 216, 40 + Math.floor(index / 4) * 216]
    const look = { gesture: 'right', after: index % 4 } as const
    if (index === 6) parts += rect(x + 7, y + 7, 170, 170, { stroke: mark, width: 14 })
    else parts += rect(x, y, 184, 184, { fill: form, ...look })
  }
  return parts + plumb(904, 350, bob, grounds.ink.ground)
}

/** A board of tools, one of which is not in its place. */
export function toolBoard(): string {
  const { form, ground, mark } = grounds.signal
  let parts = rect(430, -10, 740, 690, { fill: form })
  for (const [index, x] of [570, 800, 1030].entries()) {
    const tool = `M${x - 80} 190h160v170L${x} 610L${x - 80} 360z`
    parts += rect(x - 7, -10, 14, 200, { fill: index === 1 ? '#3a4a1c' : mark })
    if (index === 1) parts += path(tool, { stroke: ground, width: 14 })
    else parts += path(tool, { fill: mark, gesture: 'fall', after: index })
  }
  return parts
}

/** Seats that are all taken. */
export function takenSeats(): string {
  const { form, bob } = grounds.bone
  let parts = ''
  for (let index = 0; index < 6; index += 1) {
    const [x, y] = [490 + (index % 3) * 260, 180 + Math.floor(index / 3) * 300]
    parts += disc(x, y, 112, { fill: form, gesture: 'show', after: index })
  }
  return parts + plumb(1185, 600, bob)
}
