import { disc, grounds, path, plumb, rect, through } from '../canvas.ts'
import type { SeedPost } from '../seed-posts.ts'
import type { PostIllustration } from './post-illustration.ts'

/** Results of several tools in, entries of one queue out. */
export function merge(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.bone
  const kept = Number(/identities kept: (\d+)/.exec(post.code('$ python3 merge.py'))?.[1])
  const from = [400, 650, 1320]
  let parts = ''
  for (const [index, x] of from.slice(0, kept).entries()) {
    const to = 850 + index * 116
    parts += path(`M${x}-20V90C${x} 300 ${to} 230 ${to} 450V920`, {
      stroke: form,
      width: 117,
      gesture: 'draw',
      after: index,
    })
  }
  parts += rect(786, 590, 360, 18, { fill: ground }) + rect(786, 744, 360, 18, { fill: ground })
  parts += rect(792, 472, 348, 118, { fill: mark, gesture: 'show', after: 9 })
  parts += path('M792 472h348v118H792z', { stroke: form, width: 14 })
  return {
    ground: 'bone',
    parts: parts + plumb(1000, 236, bob),
    alt: `${kept} streams from above bend into one column, cut into entries; the first is marked.`,
  }
}

/** Many spellings of one address, refused where it is connected. */
export function spellings(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.ink
  const lines = post
    .code('$ node spellings.js')
    .split('\n')
    .filter((text) => text.startsWith('http'))
  const [x, y] = [1080, 340]
  let parts = ''
  for (const index of lines.keys()) {
    const start = 30 + index * (620 / (lines.length - 1))
    const at = 0.84
    const points = [
      [-20, start],
      [380, start],
      [380 + (x - 380) * at, start + (y - start) * at],
    ] as const
    const look = { stroke: form, width: 44, gesture: 'draw', after: index % 3 } as const
    parts += path(through(points), look)
  }
  parts +=
    rect(854, y - 200, 150, 400, { fill: ground }) + rect(874, y - 190, 52, 380, { fill: mark })
  parts += disc(1112, y, 112, { fill: form })
  return {
    ground: 'ink',
    parts: parts + plumb(1112, y - 136, bob),
    alt: `${lines.length} lines, the spellings of one address, run toward one disc and end at a bar before it.`,
  }
}
