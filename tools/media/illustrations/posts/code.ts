import { crc32 } from 'node:zlib'
import { disc, grounds, path, plumb, rect } from '../canvas.ts'
import type { SeedPost } from '../seed-posts.ts'
import type { PostIllustration } from './post-illustration.ts'

/** The requirements that are planned to have a test, and the one that has none. */
export function coverage(post: SeedPost): PostIllustration {
  const { form, mark, faint, bob } = grounds.signal
  const planned = [...post.code('evidence: test').matchAll(/id: (v\S+)\n\s+evidence: test/g)]
  const missing = /no test: (\S+)/.exec(post.code('no test: v'))?.[1] ?? ''
  const [width, pitch] = [132, 174]
  let parts = ''
  let gap = 0
  for (const [index, [, id]] of planned.entries()) {
    const x = 382 + index * pitch
    if (id === missing) {
      gap = x
      parts += rect(x, -40, width, 690, { fill: faint })
      continue
    }
    const gesture = { gesture: 'fall', after: index * 2 } as const
    parts += rect(x, -40, width, 690, { fill: form, ...gesture })
    parts += rect(x + 28, 546, width - 56, width - 56, { fill: mark, ...gesture })
  }
  parts += plumb(gap + width / 2, 596, bob)
  return {
    ground: 'signal',
    parts,
    alt: `${planned.length} columns, one per planned requirement: ${planned.length - 1} end in a light square, their test; ${missing} has none.`,
  }
}

/** The path that is reached, and the call without a name. */
export function calls(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.bone
  const printed = post.code('not reached  via')
  const reached = [...(/via \[(.*?)\]/.exec(printed)?.[1] ?? '').matchAll(/'([^']+)'/g)]
  let parts = path('M-20 160H968', { stroke: form, width: 104, gesture: 'draw' })
  for (const index of reached.keys()) {
    parts += disc(440 + index * 158, 160, 26, { fill: ground })
  }
  parts += path('M-20 470H560', { stroke: form, width: 104, gesture: 'draw' })
  parts += disc(440, 470, 26, { fill: ground })
  for (const [index, x] of [640, 740, 830].entries()) {
    const look = { fill: form, gesture: 'show', after: 5 + index } as const
    parts += disc(x, 470, 30 - index * 6, look)
  }
  parts += disc(1080, 470, 132, { fill: mark, stroke: form, width: 52 })
  return {
    ground: 'bone',
    parts: parts + plumb(1080, 516, bob),
    alt: `Two thick lines of calls: one passes ${reached.length} functions and ends; the other passes one and goes on in dots to a ring, the function that nobody can name.`,
  }
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A token in the post's format, with its real checksum: the height of a bar is its character. */
export function token(post: SeedPost): PostIllustration {
  const { form, mark, bob } = grounds.signal
  const [, prefix = '', body = '0', check = '0'] =
    /\((\w+_)\[0-9A-Za-z\]\{(\d+)\}\)\(\[0-9A-Za-z\]\{(\d+)\}\)/.exec(post.code('PATTERN')) ?? []
  const random = Array.from({ length: Number(body) }, (_, at) => base62[(at * 37 + 11) % 62])
  const checked = prefix + random.join('')
  let value = crc32(checked)
  let checksum = ''
  for (let digit = 0; digit < Number(check); digit += 1) {
    checksum = (base62[value % 62] ?? '') + checksum
    value = Math.floor(value / 62)
  }
  const all = checked + checksum
  const pitch = 27
  const left = 1222 - all.length * pitch
  const heightOf = (sign: string) => 150 + (Math.max(0, base62.indexOf(sign)) / 61) * 420
  let parts = ''
  for (const [index, sign] of [...all].entries()) {
    const height = heightOf(sign)
    const isCheck = index >= checked.length
    parts += rect(left + index * pitch, 664 - height, 17, height, {
      fill: isCheck ? mark : form,
      gesture: isCheck ? 'show' : 'rise',
      after: isCheck ? 9 : Math.floor((index / all.length) * 6),
    })
  }
  const start = left + checked.length * pitch
  const top = 630 - Math.max(...[...checksum].map(heightOf))
  parts += rect(start, 688, Number(check) * pitch - 10, 22, { fill: mark })
  return {
    ground: 'signal',
    parts: parts + plumb(start + (Number(check) * pitch) / 2 - 5, top, bob),
    alt: `A token as ${all.length} bars, one per character: the last ${check}, in another color, are the checksum of the others.`,
  }
}

/** All that a server knows behind a wall, and the members that leave it. */
export function problem(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.ink
  const members = post.table('Member').map(([name = '']) => name)
  const stack = [420, 300, 520, 260, 0, 380, 460, 240, 340]
  let parts = rect(900, -10, 710, 920, { fill: form })
  for (const [row, length] of stack.entries()) {
    const y = 46 + row * 94
    if (length > 0) parts += rect(980 + (row % 3) * 50, y, length, 44, { fill: ground })
  }
  parts += rect(890, 400, 260, 88, { fill: ground })
  const unit = 640 / members.join('').length
  let x = 380
  for (const [index, name] of members.entries()) {
    const width = name.length * unit
    const look = { fill: mark, gesture: 'show', after: Math.max(0, 8 - index * 2) } as const
    parts += rect(x, 408, width - 14, 72, look)
    x += width
  }
  return {
    ground: 'ink',
    parts: parts + plumb(380 + (members[0]?.length ?? 4) * unit * 0.5 - 7, 384, bob),
    alt: `A light wall with the dark lines of a stack trace, and one slot, from which ${members.length} blocks come out: ${members.join(', ')}.`,
  }
}
