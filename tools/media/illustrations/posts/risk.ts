import { disc, grounds, path, plumb, rect, word } from '../canvas.ts'
import type { SeedPost } from '../seed-posts.ts'
import type { PostIllustration } from './post-illustration.ts'

/** The scores of one vector as more becomes known. */
export function scores(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.ink
  const rows = post.table('Added').map(([, , score = '0']) => score)
  let parts = ''
  for (const [index, score] of rows.entries()) {
    const isLast = index === rows.length - 1
    const [y, width] = [44 + index * 130, (Number(score) / 10) * 1000 + 80]
    const look = { fill: isLast ? mark : form, gesture: 'right', after: index * 2 } as const
    parts += rect(300, y, width, 100, look)
    parts += word(300 + width - 140, y + 76, score, 72, ground)
  }
  return {
    ground: 'ink',
    parts: parts + plumb(1180, 632, bob),
    alt: `Five bars, one vector scored five times: ${rows.join(', ')}. The last, with all that is known, is the shortest.`,
  }
}

/** The deadlines of a report as parts of the longest one. */
export function clock(post: SeedPost): PostIllustration {
  const { form, mark, faint, bob } = grounds.signal
  const code = post.code('early_warning')
  const [first = 24, second = 72] = [...code.matchAll(/hours=(\d+)/g)].map(([, n]) => Number(n))
  const days = Number(/days=(\d+)/.exec(code)?.[1])
  const [x, y] = [810, 372]
  const arc = (radius: number, hours: number, color: string, after: number) => {
    const turn = Math.min((hours / (days * 24)) * 2 * Math.PI, 2 * Math.PI - 0.02)
    const [endX, endY] = [x + radius * Math.sin(turn), y - radius * Math.cos(turn)]
    const large = turn > Math.PI ? 1 : 0
    const d = `M${x} ${y - radius}A${radius} ${radius} 0 ${large} 1 ${endX.toFixed(1)} ${endY.toFixed(1)}`
    return path(d, { stroke: color, width: 86, gesture: 'draw', after })
  }
  const ring = (radius: number) => disc(x, y, radius, { stroke: faint, width: 86 })
  return {
    ground: 'signal',
    parts:
      ring(200) +
      ring(110) +
      arc(290, days * 24, form, 0) +
      arc(200, second, mark, 3) +
      arc(110, first, mark, 6) +
      plumb(x, y - 10, bob),
    alt: `Three arcs on a dial of ${days} days: ${first} hours, ${second} hours, and ${days} days.`,
  }
}

/** What was paid, and what the trace that breaks the rule refunds. */
export function refund(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.signal
  const trace = post.code('v1 pay goodwill cancel')
  const { paid, refunded } = { paid: 10, refunded: 15 }
  if (!trace.includes(`"paid":${paid},"refunded":${refunded}`)) throw new Error('the trace changed')
  const unit = 38
  const base = 690
  let parts = rect(390, base - paid * unit, 300, paid * unit, { fill: form, gesture: 'rise' })
  parts += rect(800, base - 5 * unit, 300, 5 * unit, { fill: form, gesture: 'fall', after: 2 })
  parts += rect(800, base - paid * unit, 300, 5 * unit - 14, {
    fill: form,
    gesture: 'fall',
    after: 4,
  })
  parts += rect(800, base - refunded * unit, 300, 5 * unit - 14, {
    fill: mark,
    gesture: 'fall',
    after: 6,
  })
  for (const [amount, x, y, color] of [
    [String(paid), 424, base - paid * unit + 130, ground],
    [String(refunded), 834, base - refunded * unit + 130, form],
  ] as const) {
    parts += word(x, y, amount, 120, color)
  }
  return {
    ground: 'signal',
    parts:
      parts +
      path(`M690 ${base - paid * unit}H800M1100 ${base - paid * unit}H1300`, {
        stroke: form,
        width: 6,
      }) +
      plumb(1190, base - paid * unit, bob),
    alt: `Two columns: ${paid} paid, ${refunded} refunded in steps of 5; the last step is above what was paid.`,
  }
}
