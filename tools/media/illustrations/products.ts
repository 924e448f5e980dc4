import { endpoints } from '#app/scenes/endpoint-analysis/endpoint-analysis.data.ts'
import { runs } from '#app/scenes/security-scan/security-scan.data.ts'
import { levels, rate } from '#app/scenes/threat-model/risk-rating.ts'
import { threats } from '#app/scenes/threat-model/threat-model.data.ts'
import { entries, groups } from '#app/scenes/vulnerability-queue/vulnerability-queue.data.ts'
import type { ProductId } from '#copy/products/types.ts'
import { findings } from '#copy/storefront/findings.ts'
import { committedLines, requestRefund } from '#copy/storefront/sources.ts'
import { type Drawing, disc, grounds, path, plumb, rect, word } from './canvas.ts'

/** The illustrations of the products, from the data of their scenes. */
export const productIllustrations: Record<`product-${ProductId}`, Drawing> = {
  'product-ai-chat': { ground: 'bone', sign: 'P1', parts: answer() },
  'product-business-logic-map': { ground: 'signal', sign: 'P2', parts: states() },
  'product-threat-modeling': { ground: 'ink', sign: 'P3', parts: risks() },
  'product-endpoint-analysis': { ground: 'bone', sign: 'P4', parts: routes() },
  'product-security-scanning': { ground: 'signal', sign: 'P5', parts: results() },
  'product-vulnerability-management': { ground: 'ink', sign: 'P6', parts: queue() },
}

/** The lines of the refund handler in an answer, and the one that it cites. */
function answer(): string {
  const { form, ground, mark } = grounds.bone
  const lines = committedLines(requestRefund).slice(0, 6)
  const unit = 800 / Math.max(...lines.map(({ text }) => text.length))
  let parts = path('M350 36H1330V664H1200L1110 790V664H350z', { fill: form })
  let cited = 0
  for (const [index, { number, text }] of lines.entries()) {
    const indent = text.length - text.trimStart().length
    const [x, y] = [410 + indent * unit * 2, 82 + index * 94]
    const isCited = number === findings.ownership.line
    if (isCited) cited = y
    const look = { gesture: 'right', after: index } as const
    const width = text.trim().length * unit
    parts += rect(x, y, width, 62, { fill: isCited ? mark : '#6b7076', ...look })
    if (isCited) parts += word(x + 20, y + 48, `:${number}`, 52, form)
  }
  return parts + plumb(1130, cited - 8, ground)
}

/** The states of a refund, and the transition that passes one by. */
function states(): string {
  const { form, ground, mark, bob } = grounds.signal
  const at = [
    [300, 560],
    [520, 470],
    [740, 380],
    [960, 470],
    [1180, 560],
  ] as const
  let parts = path(`M${at.map(([x, y]) => `${x} ${y}`).join('L')}`, { stroke: form, width: 34 })
  parts += path('M740 380C760 -60 1180 -60 1180 520', {
    stroke: mark,
    width: 44,
    gesture: 'draw',
    after: 3,
  })
  for (const [index, [x, y]] of at.entries()) {
    const isPassedBy = index === 3
    parts += disc(x, y, 92, { fill: isPassedBy ? ground : form, stroke: form, width: 24 })
  }
  parts += disc(1180, 560, 46, { fill: mark, gesture: 'show', after: 9 })
  return parts + plumb(960, 478, bob)
}

/** Impact by likelihood, with the threats in their cells. */
function risks(): string {
  const { form, ground, mark } = grounds.ink
  const fills = { note: '#1b1e22', low: '#2b2f34', medium: '#767b82', high: form, critical: form }
  const [width, height] = [250, 206]
  let parts = ''
  let worst: readonly [number, number] = [0, 0]
  for (const [row, impact] of levels.toReversed().entries()) {
    for (const [column, likelihood] of levels.entries()) {
      const [x, y] = [430 + column * (width + 14), 40 + row * (height + 14)]
      parts += rect(x, y, width, height, { fill: fills[rate(likelihood, impact)] })
      const here = threats.filter((one) => one.impact === impact && one.likelihood === likelihood)
      for (const [index, { id }] of here.entries()) {
        const isWorst = id === 'T6'
        const at = [x + 78 + index * 96, y + height - 62] as const
        if (isWorst) worst = at
        const isDark = impact === 'high' && likelihood !== 'low'
        const fill = isWorst ? mark : isDark ? ground : form
        parts += disc(at[0], at[1], 36, {
          fill,
          ...(isWorst ? { stroke: ground, width: 10 } : {}),
          gesture: 'fall',
          after: index * 3 + row,
        })
      }
    }
  }
  return parts + plumb(worst[0], worst[1] - 50, ground)
}

/** The routes of a service; those with a finding pass the wall. */
function routes(): string {
  const { form, mark } = grounds.bone
  const reach = { Internet: 1260, Partner: 1120, Cluster: 980 }
  const wall = 780
  let parts = rect(wall, -10, 910, 920, { fill: form })
  for (const [index, { exposure, finding }] of endpoints.entries()) {
    const y = 30 + index * 78
    parts += rect(-10, y, wall - (finding ? -10 : 50), 46, { fill: form })
    if (!finding) continue
    const look = { fill: mark, gesture: 'right', after: index } as const
    parts += rect(wall, y, reach[exposure] - wall, 46, look)
  }
  return parts + plumb(1320, 560, mark)
}

/** The results of each run, the blocking ones on top. */
function results(): string {
  const { form, mark, bob } = grounds.signal
  const [size, pitch, across] = [54, 64, 3]
  let parts = ''
  for (const [column, { counts }] of runs.entries()) {
    const blocking = counts.critical + counts.high
    const all = blocking + counts.medium + counts.low
    for (let index = 0; index < all; index += 1) {
      const row = Math.floor(index / across)
      const x = 384 + column * 216 + (index % across) * pitch
      const y = 700 - (row + 1) * pitch
      parts += rect(x, y, size, size, {
        fill: index < all - blocking ? form : mark,
        gesture: 'fall',
        after: Math.min(9, column * 2 + Math.floor(row / 3)),
      })
    }
  }
  const { length } = runs
  return parts + plumb(384 + (length - 1) * 216 + 91, 236, bob)
}

/** The queue by score, first what is exploited; hollow where no path was found. */
function queue(): string {
  const { form, mark, faint, bob } = grounds.ink
  const [width, pitch] = [66, 88]
  const exploited = new Set(groups[0]?.entries)
  let parts = ''
  for (const [index, entry] of entries.entries()) {
    const height = entry.score * 52
    const x = 376 + index * pitch
    const isOpen = entry.reach === 'none' || entry.reach === 'precondition'
    parts += rect(x, 700 - height, width, height, {
      fill: isOpen ? faint : exploited.has(entry) ? mark : form,
      gesture: 'rise',
      after: Math.min(9, index),
    })
  }
  const unowned = entries.findIndex((entry) => entry.owner === undefined)
  const score = entries[unowned]?.score ?? 0
  return parts + plumb(376 + unowned * pitch + width / 2, 690 - score * 52, bob)
}
