import { accent, curve, dot, fill, line, numbers, type Point, plumb, text } from './ink.ts'

const around = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
]

/** Rings around a service; a ray bends at each of them and is stopped before the center. */
export function rings(): string {
  const center: Point = [1110, 570]
  let out = ''
  for (const [index, radius] of [420, 320, 225, 135].entries()) {
    const [x, y] = around(center, radius, 0)
    const [x2, y2] = around(center, radius, 180)
    out += curve(
      `M${x} ${y}A${radius} ${radius} 0 1 1 ${x2} ${y2}A${radius} ${radius} 0 1 1 ${x} ${y}`,
      {
        color: text(0.25 + index * 0.14),
        width: 3,
        ...(index % 2 ? { dash: '4 14' } : {}),
      },
    )
    for (let tick = 0; tick < 72; tick += 6) {
      const angle = tick * 5 + index * 7
      out += line([around(center, radius - 7, angle), around(center, radius + 7, angle)], {
        color: text(0.4),
        width: 2,
      })
    }
  }
  const path: Point[] = [
    [150, 300],
    around(center, 420, 205),
    around(center, 320, 190),
    around(center, 225, 196),
    around(center, 150, 180),
  ]
  out += line(path, { width: 5 })
  for (const point of path.slice(1, 4)) out += dot(point, 10)
  out += fill(center[0] - 150, center[1] - 62, 12, 124, accent)
  out += dot(center, 26, { filled: true })
  return out + plumb(center[0], center[1] - 34)
}

/** Many answers enter a slot; one straight line leaves it. */
export function slot(): string {
  const random = numbers(23)
  let out = ''
  for (let index = 0; index < 26; index += 1) {
    const y = 120 + index * 34 + (random() - 0.5) * 26
    const bend = 300 + random() * 300
    const aim = 540 + (index - 12.5) * 3.1
    const strength = 0.2 + 0.6 * random()
    const corner: Point = [bend, y + (random() - 0.5) * 120]
    out += line([[0, y], corner, [860, aim]], { color: text(strength), width: 3 })
    if (index % 3 === 1) out += dot(corner, 8, { color: text(0.8), filled: true })
  }
  out += fill(860, 210, 26, 284, text(0.9)) + fill(860, 586, 26, 284, text(0.9))
  out += line(
    [
      [886, 540],
      [1920, 540],
    ],
    { color: accent, width: 6 },
  )
  for (let tick = 0; tick < 15; tick += 1) {
    const x = 960 + tick * 60
    out += line(
      [
        [x, 540],
        [x, tick % 5 === 0 ? 588 : 564],
      ],
      { color: text(0.55), width: 3 },
    )
  }
  return out + plumb(873, 200)
}

/** Three periods that begin together: 24 hours, 72 hours, and the report after them. */
export function clock(): string {
  const center: Point = [1020, 590]
  let out = ''
  for (let tick = 0; tick < 120; tick += 1) {
    const long = tick % 10 === 0
    out += line([around(center, long ? 396 : 414, tick * 3), around(center, 432, tick * 3)], {
      color: text(long ? 0.7 : 0.28),
      width: long ? 4 : 2,
    })
  }
  for (const [radius, degrees, strength] of [
    [170, 52, 0.95],
    [250, 156, 0.7],
    [330, 284, 0.5],
  ] as const) {
    const [sx, sy] = around(center, radius, -90)
    const [ex, ey] = around(center, radius, degrees - 90)
    out += curve(
      `M${sx} ${sy}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${ex.toFixed(1)} ${ey.toFixed(1)}`,
      {
        color: text(strength),
        width: 14,
      },
    )
    out += line(
      [around(center, radius - 26, degrees - 90), around(center, radius + 26, degrees - 90)],
      { width: 5 },
    )
  }
  out += line([center, [center[0], center[1] - 372]], { color: accent, width: 6 })
  return out + dot(center, 18, { filled: true }) + plumb(center[0], center[1] - 440)
}
