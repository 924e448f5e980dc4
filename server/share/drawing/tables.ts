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

/** A ruler of scores with the four ratings as steps of ink. Carries no words. */
export function severityScale(): string {
  const x = (score: number) => 100 + score * 140
  let out = ''
  for (const [from, to, strength] of [
    [0.1, 4, 0.14],
    [4, 7, 0.3],
    [7, 9, 0.55],
    [9, 10, 0.9],
  ] as const) {
    out += fill(x(from), 70, x(to) - x(from) - 6, 34, text(strength))
  }
  for (let tick = 0; tick <= 100; tick += 1) {
    const long = tick % 10 === 0
    out += line(
      [
        [x(tick / 10), 118],
        [x(tick / 10), long ? 150 : 132],
      ],
      {
        color: text(long ? 0.8 : 0.3),
        width: 2,
      },
    )
  }
  for (const score of [7.1, 5.7, 4.9, 2.4]) {
    out += `<path d="M${x(score) - 11} 26h22L${x(score)} 62z" fill="${accent}"/>`
  }
  return sheet(1600, 200, out, 50)
}
