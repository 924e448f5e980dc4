import { accent, box, fill, ink, line, sheet, text } from './ink.ts'
import { label } from './lettering.ts'

/** Callers by invoices, with the cells that tell a tenant check from a membership check. */
export function authorizationMatrix(): string {
  const callers = ['EDITOR', 'READER', 'COLLEAGUE', 'OUTSIDER', 'NOBODY']
  const rows = [
    ['I1', 'ACME / P1'],
    ['I2', 'ACME / P2'],
    ['I3', 'OTHER / P3'],
    ['MISSING', ''],
  ] as const
  const allowed = new Set(['0,0', '1,0', '2,1', '3,2'])
  const sameTenant = new Set(['0,1', '1,1', '2,0'])
  const cell = (at: string, x: number, y: number) => {
    const word = (words: string, color: string) =>
      label([x + 95, y + 66], words, { align: 'center', color })
    if (allowed.has(at)) return fill(x, y, 190, 110, text(0.85)) + word('READ', ink)
    const color = sameTenant.has(at) ? accent : text(0.45)
    return box(x, y, 190, 110, { color, width: sameTenant.has(at) ? 5 : 2 }) + word('404', color)
  }
  let out = ''
  for (const [column, caller] of callers.entries()) {
    const x = 420 + column * 216
    out += label([x + 95, 110], caller, { align: 'center', size: 21 })
    for (const row of rows.keys()) out += cell(`${column},${row}`, x, 150 + row * 135)
  }
  for (const [row, [id, where]] of rows.entries()) {
    const y = 150 + row * 135
    out += label([110, y + (where ? 48 : 66)], id, { size: 26, color: text(0.9) })
    out += label([110, y + 90], where, { size: 20, color: text(0.6) })
  }
  return sheet(1600, 740, out, 50)
}

/** A ruler of scores with the four ratings as steps of ink, and the scores of one vector on it. */
export function severityScale(): string {
  const x = (score: number) => 100 + score * 140
  let out = ''
  for (const [from, to, strength, name] of [
    [0.1, 4, 0.14, 'LOW'],
    [4, 7, 0.3, 'MEDIUM'],
    [7, 9, 0.55, 'HIGH'],
    [9, 10, 0.9, 'CRIT.'],
  ] as const) {
    out += fill(x(from), 240, x(to) - x(from) - 6, 150, text(strength))
    const color = strength > 0.5 ? ink : text(0.9)
    const style = { align: 'center', size: name === 'CRIT.' ? 28 : 36, color } as const
    out += label([(x(from) + x(to)) / 2 - 3, 332], name, style)
  }
  for (let tick = 0; tick <= 100; tick += 1) {
    const long = tick % 10 === 0
    const [top, bottom] = [404, long ? 450 : 424]
    const at = x(tick / 10)
    const points = [
      [at, top],
      [at, bottom],
    ] as const
    out += line(points, { color: text(long ? 0.8 : 0.3), width: long ? 4 : 2 })
    if (long && tick % 20 === 0)
      out += label([at, 512], String(tick / 10), { align: 'center', size: 36 })
  }
  for (const score of [7.1, 5.7, 4.9, 2.4]) {
    out += `<path d="M${x(score) - 34} 120h68v34L${x(score)} 226 ${x(score) - 34} 154z" fill="${accent}"/>`
    out += label([x(score), 86], score.toFixed(1), { align: 'center', size: 40 })
  }
  return sheet(1600, 560, out, 50)
}
