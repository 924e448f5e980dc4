import {
  accent,
  arrow,
  arrowHead,
  box,
  curve,
  dot,
  fill,
  frame,
  line,
  type Point,
  sheet,
  text,
} from './ink.ts'
import { label } from './lettering.ts'

/** An export: the API checks, a queue carries the identifier on, a worker trusts it. */
export function threatSequence(): string {
  const [browser, api, queue, worker, store] = [180, 560, 850, 1140, 1430]
  let out = ''
  for (const [name, x] of [
    ['BROWSER', browser],
    ['API', api],
    ['QUEUE', queue],
    ['WORKER', worker],
    ['STORE', store],
  ] as const) {
    out += box(x - 100, 60, 200, 64, { color: text(0.7) })
    out += label([x, 103], name, { align: 'center' })
    out += line(
      [
        [x, 124],
        [x, 800],
      ],
      { color: text(0.35), dash: '2 10' },
    )
  }
  const message = (y: number, from: number, to: number, words: string, color = text(0.85)) =>
    arrow([from + 16, y], [to - 16, y], { color, width: color === accent ? 5 : 3 }) +
    label([(from + to) / 2, y - 26], words, { align: 'center', size: 18, color })
  out += line(
    [
      [335, 40],
      [335, 850],
    ],
    { width: 4, dash: '22 14' },
  )
  out += label([356, 846], 'TRUST BOUNDARY', { size: 18, color: text(0.6) })
  out += fill(api - 12, 190, 24, 320, text(0.5)) + fill(worker - 12, 530, 24, 220, text(0.5))
  out += arrow([browser + 16, 220], [api - 16, 220])
  out += label([450, 200], 'EXPORT P1', { align: 'center', size: 18 })
  out += curve(`M${api + 16} 290h66v56h-50`) + arrowHead([api + 22, 346], Math.PI, text(0.85))
  out +=
    label([api + 102, 312], 'MAY EXPORT', { size: 17 }) +
    label([api + 102, 342], 'P1?', { size: 17 })
  out += message(460, api, queue, 'JOB: P1')
  out += message(580, queue, worker, 'JOB: P1', accent)
  out += dot([(queue + worker) / 2, 580], 15, { color: accent, width: 4 })
  for (const [index, words] of ['NOBODY ASKS', 'AGAIN'].entries()) {
    const at: Point = [(queue + worker) / 2, 636 + index * 34]
    out += label(at, words, { align: 'center', size: 18, color: accent })
  }
  return sheet(1600, 880, out + message(690, worker, store, 'READ P1'), 50)
}

/** The order's states with the amounts refunded, and the two edges that pay too much. */
export function stateMachine(): string {
  const [first, second, third, fourth] = [210, 600, 1000, 1390]
  const [top, middle, bottom] = [150, 430, 660]
  const node = (x: number, y: number, name: string, refunded: string, color = text(0.85)) =>
    box(x - 120, y - 56, 240, 112, { color, width: 4 }) +
    label([x, y - 4], name, { align: 'center', color }) +
    label([x, y + 36], refunded, {
      align: 'center',
      size: 18,
      color: color === accent ? accent : text(0.6),
    })
  const across = (from: number, to: number, y: number, words: string) =>
    arrow([from + 122, y], [to - 126, y], { color: text(0.6) }) +
    label([(from + to) / 2 - 3, y - 18], words, { size: 18, align: 'center', color: text(0.75) })
  const down = (x: number) =>
    arrow([x, top + 58], [x, middle - 62], { color: text(0.6) }) +
    label([x + 18, (top + middle) / 2 + 9], 'GOODWILL', { size: 18, color: text(0.75) })
  let out = across(first, second, top, 'PAY') + across(second, third, top, 'SHIP')
  out += across(third, fourth, top, 'RETURN') + across(second, third, middle, 'SHIP')
  out += down(second) + down(third)
  out += line(
    [
      [third + 122, middle],
      [fourth - 146, middle],
    ],
    { color: accent, width: 5, dash: '18 12' },
  )
  out += arrowHead([fourth - 124, middle], 0, accent, 24)
  out += label([(third + fourth) / 2 - 3, middle - 18], 'RETURN', {
    size: 18,
    align: 'center',
    color: accent,
  })
  out += line(
    [
      [second, middle + 58],
      [second, bottom],
      [third - 146, bottom],
    ],
    {
      color: accent,
      width: 5,
      dash: '18 12',
    },
  )
  out += arrowHead([third - 124, bottom], 0, accent, 24)
  out += label([(second + third) / 2 - 50, bottom - 20], 'CANCEL', {
    size: 18,
    align: 'center',
    color: accent,
  })
  out += node(first, top, 'NEW', '0') + node(second, top, 'PAID', '0 OF 10')
  out += node(third, top, 'SHIPPED', '0 OF 10') + node(fourth, top, 'RETURNED', '10 OF 10')
  out += node(second, middle, 'PAID', '5 OF 10') + node(third, middle, 'SHIPPED', '5 OF 10')
  out += node(third, bottom, 'CANCELED', '15 OF 10', accent)
  out += node(fourth, middle, 'RETURNED', '15 OF 10', accent)
  return sheet(1600, 790, out, 50)
}

/** Two entry points, the calls that have names, and the one that has none. */
export function callGraph(): string {
  const node = (x: number, y: number, name: string, color = text(0.85), width = 340) =>
    box(x - width / 2, y - 40, width, 80, { color, width: 4 }) +
    label([x, y + 10], name, { align: 'center', size: 20, color })
  const faint = text(0.45)
  const [first, second, third] = [240, 720, 1180]
  let out = arrow([first + 172, 110], [second - 176, 110])
  out += arrow([second + 172, 110], [third - 176, 110])
  out +=
    arrow([first, 152], [first, 244]) +
    arrow([second + 172, 450], [third - 176, 450], { color: faint })
  out += arrow([third + 172, 450], [third + 214, 450], { color: faint })
  out += line(
    [
      [first + 172, 450],
      [second - 196, 450],
    ],
    { color: accent, width: 6, dash: '3 13' },
  )
  out += arrowHead([second - 174, 450], 0, accent, 24)
  out += label([(first + second) / 2 - 6, 430], 'GETATTR', {
    align: 'center',
    size: 14,
    color: accent,
  })
  out +=
    node(first, 110, 'APP.SHOW') + node(second, 110, 'CODEC.PARSE') + node(third, 110, 'CODEC.SCAN')
  out += node(first, 290, 'APP.RENDER') + node(first, 450, 'APP.ADMIN')
  out += node(second, 450, 'CODEC.CONSTRUCT', faint) + node(third, 450, 'CODEC.RUN_TAG', faint)
  out += frame(1398, 410, 140, 80, { color: faint, width: 4, dash: '10 8' })
  return sheet(
    1600,
    560,
    out + label([1468, 460], 'EVAL', { align: 'center', size: 20, color: faint }),
    50,
  )
}
