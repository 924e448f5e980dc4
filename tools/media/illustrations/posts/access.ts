import { canvas, disc, grounds, path, plumb, rect, through } from '../canvas.ts'
import type { SeedPost } from '../seed-posts.ts'
import type { PostIllustration } from './post-illustration.ts'

/** Callers by invoices under a check of the tenant: read, refused, and read against the rule. */
export function matrix(post: SeedPost): PostIllustration {
  const { form, mark, faint, bob } = grounds.bone
  const rows = post
    .code('matrix.ts tenantOfSession')
    .split('\n')
    .filter((line) => / (200|404)/.test(line))
    .map((line) => line.match(/200 !|200|404/g) ?? [])
  const [size, pitch] = [146, 170]
  let parts = ''
  let broken = 0
  let hung = 0
  for (const [column, answers] of rows.entries()) {
    for (const [row, answer] of answers.entries()) {
      const [x, y] = [372 + column * pitch, 36 + row * pitch]
      if (answer !== '200 !') {
        parts += rect(x, y, size, size, { fill: answer === '200' ? form : faint })
        continue
      }
      broken += 1
      if (row === 0) hung = x + size / 2
      parts += rect(x, y, size, size, { fill: form })
      parts += rect(x + 14, y + 14, size - 28, size - 28, {
        fill: mark,
        gesture: 'show',
        after: 4 + broken,
      })
    }
  }
  return {
    ground: 'bone',
    parts: parts + plumb(hung, 146, bob),
    alt: `Five callers as columns, four invoices as rows. Dark squares may be read, light ones are refused; ${broken} in lime are read although the caller is in another project.`,
  }
}

/** The requests of the post's log while one principal counts: time to the right, identifier upward. */
export function walk(post: SeedPost): PostIllustration {
  const { form, ground, mark, faint, bob } = grounds.bone
  const log = post.code('CREATE TABLE access_log')
  const traps = [...post.code('tripwire(object_id)').matchAll(/\((\d{4})\)/g)].map(([, id]) =>
    Number(id),
  )
  const [, users = '40'] = /i % (\d+)\)/.exec(log) ?? []
  const [count = 180, seconds = 4] = [180, 4]
  const across = (second: number) => 380 + (second / (count * seconds)) * 830
  const up = (id: number) => 690 - ((id - 1000) / count) * 610
  let parts = ''
  for (let i = 700; i < 1020; i += 1) {
    const at = across(i * 13 - 3 * 3600)
    const id = 1000 + (i % Number(users)) * 10 + ((Math.floor(i / Number(users)) * 5) % 8)
    if (at < -20 || at > 1620 || id > 1200) continue
    parts += disc(at, up(id), 22, { fill: faint })
  }
  parts += path(
    through([
      [across(0), up(1000)],
      [across(count * seconds), up(1000 + count)],
    ]),
    {
      stroke: form,
      width: 76,
      gesture: 'draw',
    },
  )
  for (const [index, id] of traps.entries()) {
    const look = { fill: mark, gesture: 'show', after: 5 + index * 2 } as const
    parts += disc(across((id - 1000) * seconds), up(id), 24, look)
  }
  const [first = 1000] = traps
  const [x, y] = [across((first - 1000) * seconds), up(first)]
  return {
    ground: 'bone',
    parts:
      parts + disc(x, y, 24, { fill: ground, gesture: 'hide', after: 5 }) + plumb(x, y - 66, bob),
    alt: `Requests over time: the users’ are scattered, and one principal’s, ${count} in a row, are a straight line up through ${traps.length} marked identifiers.`,
  }
}

/** Messages of an export, the third of which is believed without a check. */
export function boundary(post: SeedPost): PostIllustration {
  const { form, ground, mark, bob } = grounds.ink
  const worst = /"id": "(\S+)",\n\s+"stride": "Elevation/.exec(post.code('"threats"'))?.[1] ?? ''
  const lives = [430, 640, 830, 1020, 1200]
  let parts = rect(-10, -10, 545, 920, { fill: form })
  for (const [index, x] of lives.entries()) {
    parts += rect(x - 9, -10, 18, index === 0 ? 700 : 920, {
      fill: index === 0 ? ground : '#5c6168',
    })
  }
  for (const [index, from] of lives.slice(0, -1).entries()) {
    const to = lives[index + 1] ?? canvas.width
    const y = 120 + index * 150
    const isTrusted = index === 2
    const d = `M${from + 9} ${y - 38}H${to - 70}L${to - 9} ${y}L${to - 70} ${y + 38}H${from + 9}z`
    const look = { gesture: 'right', after: index * 2 } as const
    if (index === 0) {
      parts += path(`M${from + 9} ${y - 38}H535V${y + 38}H${from + 9}z`, { fill: ground, ...look })
      parts += path(`M535 ${y - 38}H${to - 70}L${to - 9} ${y}L${to - 70} ${y + 38}H535z`, {
        fill: form,
        ...look,
        after: 1,
      })
    } else parts += path(d, { fill: isTrusted ? mark : form, ...look })
  }
  return {
    ground: 'ink',
    signAt: 584,
    parts: parts + plumb(910, 360, bob),
    alt: `Five lifelines and four messages; the first crosses from a light ground to a dark one, the trust boundary. The third, in lime, is believed without a check: threat ${worst}.`,
  }
}
