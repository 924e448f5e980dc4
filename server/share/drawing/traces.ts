import { accent, curve, fill, line, numbers, plumb, text } from './ink.ts'

/** A seismograph of requests: one trace is too regular. */
export function seismograph(): string {
  const random = numbers(41)
  let out = ''
  for (let row = 0; row < 9; row += 1) {
    const y = 210 + row * 84
    const odd = row === 5
    out += line(
      [
        [180, y],
        [1740, y],
      ],
      { color: text(odd ? 0.5 : 0.18), width: 2 },
    )
    if (odd) {
      for (let tick = 0; tick < 53; tick += 1) {
        out += line(
          [
            [195 + tick * 29, y - 25],
            [195 + tick * 29, y + 25],
          ],
          { color: accent, width: 5 },
        )
      }
      continue
    }
    let x = 190
    while (x < 1735) {
      const burst = random() < 0.3
      const height = burst ? 14 + random() * 22 : 6 + random() * 14
      out += line(
        [
          [x, y - height],
          [x, y + height],
        ],
        { color: text(0.35 + random() * 0.5), width: 4 },
      )
      x += burst ? 9 + random() * 12 : 26 + random() * 110
    }
  }
  return out + plumb(195 + 26 * 29, 210 + 5 * 84 - 32)
}

/** Strings of all lengths; one of them has a prefix, a body and a check. */
export function token(): string {
  const random = numbers(97)
  let out = ''
  for (let row = 0; row < 11; row += 1) {
    const y = 180 + row * 72
    if (row === 6) continue
    let x = 240 + random() * 60
    while (x < 1650) {
      const width = 18 + random() * random() * 190
      out += fill(x, y, Math.min(width, 1680 - x), 16, text(0.12 + random() * 0.26))
      x += width + 16 + random() * 30
    }
  }
  const y = 180 + 6 * 72 + 8
  out += curve(`M420 ${y - 44}H384V${y + 44}H420M1500 ${y - 44}H1536V${y + 44}H1500`, { width: 6 })
  out += fill(420, y - 14, 108, 28, text(0.95)) + fill(542, y + 8, 28, 6, text(0.95))
  for (let index = 0; index < 22; index += 1)
    out += fill(584 + index * 31, y - 14, 22, 28, text(0.62))
  for (let index = 0; index < 6; index += 1) out += fill(1290 + index * 33, y - 14, 24, 28, accent)
  return out + plumb(1385, y - 26)
}
