import {
  accent,
  box,
  curve,
  dot,
  fill,
  frame,
  line,
  link,
  numbers,
  type Point,
  plumb,
  text,
} from './ink.ts'

/** Callers by objects: blocks on the diagonal are allowed, one stray cell is not. */
export function matrix(): string {
  const size = 84
  const [left, top] = [510, 198]
  let out = ''
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const [x, y] = [left + column * 96, top + row * 90]
      const own = Math.floor(column / 2.5) === Math.floor(row / 2)
      if (own) out += fill(x, y, size, size - 6, text((column + row) % 3 === 0 ? 0.9 : 0.62))
      else out += frame(x, y, size, size - 6, { color: text(0.2), width: 2 })
    }
  }
  const [x, y] = [left + 7 * 96, top + 3 * 90]
  return out + box(x, y, size, size - 6, { color: accent, width: 6 }) + plumb(x + size / 2, y - 8)
}

/** Seventeen columns of cells, filled to three depths, with a line across the first. */
export function chapters(): string {
  const depth = [5, 3, 6, 4, 3, 8, 5, 7, 3, 6, 4, 5, 4, 4, 6, 5, 3]
  const level = 4
  let out = ''
  for (const [column, filled] of depth.entries()) {
    for (let row = 0; row < 10; row += 1) {
      const [x, y] = [270 + column * 82, 240 + row * 66]
      if (row < Math.min(filled, level)) out += fill(x, y, 62, 46, text(0.82))
      else if (row < filled) out += fill(x, y, 62, 46, text(0.38))
      else out += frame(x, y, 62, 46, { color: text(0.16), width: 2 })
    }
  }
  const y = 240 + level * 66 - 10
  return (
    out +
    line(
      [
        [210, y],
        [1710, y],
      ],
      { color: accent, width: 4 },
    ) +
    plumb(270 + 7 * 82 + 31, 232)
  )
}

/** Eleven metrics as bars in a band, and the dial that one of them moves. */
export function metrics(): string {
  const heights = [250, 150, 210, 120, 230, 280, 60, 60, 170, 90, 130]
  let out = line(
    [
      [330, 600],
      [1590, 600],
    ],
    { color: text(0.5) },
  )
  for (const [index, height] of heights.entries()) {
    const x = 346 + index * 114
    out += frame(x, 270, 88, 330, { color: text(0.18), width: 2 })
    out += fill(x + 14, 600 - height, 60, height, text(index === 5 ? 0.95 : 0.5))
  }
  const center: Point = [960, 930]
  for (let tick = 0; tick <= 20; tick += 1) {
    const angle = Math.PI + (tick / 20) * Math.PI
    const inner = tick % 5 === 0 ? 168 : 190
    const at = (radius: number): Point => [
      center[0] + radius * Math.cos(angle),
      center[1] + radius * Math.sin(angle),
    ]
    out += line([at(inner), at(214)], { color: text(tick % 5 === 0 ? 0.85 : 0.35) })
  }
  out += curve('M746 930A214 214 0 0 1 1174 930', { color: text(0.5) })
  out += line(
    [
      [960, 600],
      [960, 760],
    ],
    { color: accent, width: 3 },
  )
  out += line([center, [960 + 140 * Math.cos(-0.9), 930 + 140 * Math.sin(-0.9)]], { width: 6 })
  return out + dot(center, 13, { filled: true }) + plumb(960, 312)
}

/** Four streams of squares, and the plumb line between them, end in one column. */
export function streams(): string {
  const random = numbers(7)
  const meet: Point = [960, 640]
  let out = ''
  for (const x of [390, 680, 1240, 1530]) {
    out += `<g transform="rotate(90)">${link([150, -x], [meet[1], -meet[0]], { color: text(0.22), width: 2 })}</g>`
    for (let step = 0; step < 9; step += 1) {
      const t = (step + 0.2 + random() * 0.4) / 11
      const bend = t * t * (3 - 2 * t)
      const [cx, cy] = [x + (meet[0] - x) * bend, 150 + (meet[1] - 150) * t]
      const size = 20 + random() * 12
      out += box(cx - size / 2, cy - size / 2, size, size, { color: text(0.4 + 0.5 * random()) })
    }
  }
  for (let row = 0; row < 6; row += 1) {
    const y = 620 + row * 66
    if (row === 0) out += fill(780, y, 360, 46, accent)
    else
      out +=
        box(780, y, 360, 46, { color: text(0.75) }) +
        fill(796, y + 16, 60 + ((row * 53) % 150), 14, text(0.5))
  }
  return out + plumb(960, 612)
}
