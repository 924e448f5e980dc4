import { integrations } from '#copy/integrations/index.ts'
import { plans } from '#copy/pricing/plans.ts'
import { productIds } from '#copy/products/catalogue.ts'
import { disc, grounds, path, plumb, rect } from '../canvas.ts'

/** Six instruments, no two alike. */
export function instruments(): string {
  const { form, ground, mark, faint } = grounds.ink
  const [size, gap] = [250, 30]
  const at = (index: number) =>
    [394 + (index % 3) * (size + gap), 60 + Math.floor(index / 3) * (size + gap)] as const
  const shapes = [
    (x: number, y: number) =>
      path(`M${x} ${y}h${size}v${size * 0.7}h-80l-60 ${size * 0.3}v-${size * 0.3}H${x}z`, {
        fill: form,
      }),
    (x: number, y: number) => disc(x + size / 2, y + size / 2, 95, { stroke: form, width: 60 }),
    (x: number, y: number) => path(`M${x} ${y}h${size}v${size}z`, { fill: form }),
    (x: number, y: number) =>
      [0, 1, 2]
        .map((row) => rect(x, y + row * 92, size, 66, { fill: row === 1 ? faint : form }))
        .join(''),
    (x: number, y: number) =>
      path(`M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y + size}H${x}z`, { fill: form }),
    (x: number, y: number) =>
      [110, 180, 250]
        .map((height, column) =>
          rect(x + column * 92, y + size - height, 66, height, { fill: form }),
        )
        .join(''),
  ]
  return shapes.map((draw, index) => draw(...at(index))).join('') + plumb(939, 354, mark, ground)
}

/** The tools by kind: plugs in the sockets of one block. */
export function sockets(): string {
  const { form, ground, mark } = grounds.signal
  const rows = ['cicd', 'scanners', 'ticketing'].map(
    (kind) => integrations.filter(({ category }) => category === kind).length,
  )
  let parts = rect(760, -10, 900, 700, { fill: form })
  let index = 0
  const pitch = 690 / (integrations.length + 0.5)
  for (const [group, count] of rows.entries()) {
    for (let one = 0; one < count; one += 1) {
      const y = 30 + index * pitch
      parts += rect(-10, y, 900, pitch * 0.56, {
        fill: group === 1 ? mark : form,
        gesture: 'right',
        after: index,
      })
      if (group !== 1) parts += rect(760, y, 130, pitch * 0.56, { fill: ground })
      index += 1
    }
  }
  return parts + plumb(1080, 420, ground)
}

/** The plans by their monthly price; the one that is negotiated goes on. */
export function prices(): string {
  const { form, mark, faint, bob } = grounds.signal
  const highest = Math.max(...plans.map(({ monthlyPrice }) => monthlyPrice ?? 0))
  let parts = ''
  for (const [index, { monthlyPrice, popular }] of plans.entries()) {
    const x = 430 + index * 270
    const height = monthlyPrice === null ? 900 : 90 + (monthlyPrice / highest) * 330
    parts += rect(x, 690 - height, 220, height, {
      fill: monthlyPrice === null ? faint : form,
      gesture: 'rise',
      after: index * 2,
    })
    if (popular) parts += rect(x + 40, 730 - height, 140, 140, { fill: mark })
  }
  return parts + plumb(1080, 560, bob)
}

/** A lock that a bob fits. */
export function keyhole(): string {
  const { form, ground, mark } = grounds.ink
  return (
    disc(860, 360, 310, { fill: form }) +
    path('M770 250h180v130L860 560 770 380z', { fill: ground }) +
    plumb(860, 470, mark)
  )
}

/** Six layers of one ground, and the line through all of them. */
export function strata(): string {
  const { form, mark, ground } = grounds.bone
  const from = [300, 420, 240, 500, 360, 280]
  let parts = ''
  for (const [index, left] of from.slice(0, productIds.length).entries()) {
    const look = { fill: form, gesture: 'left', after: index } as const
    parts += rect(left, 30 + index * 112, 1320 - left, 90, look)
  }
  return parts + rect(1020, 590, 90, 90, { fill: mark }) + plumb(1065, 672, ground)
}

/** A line of people, and the one who joins it. */
export function line(): string {
  const { form, mark, bob } = grounds.bone
  let parts = ''
  for (let index = 0; index < 6; index += 1) {
    parts += disc(1610 - index * 220, 420, 98, { fill: form })
  }
  parts += disc(510, 420, 76, { fill: mark, stroke: form, width: 44, gesture: 'show', after: 8 })
  return parts + plumb(510, 290, bob)
}
