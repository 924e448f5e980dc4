import { describe, expect, it } from 'vitest'
import { PreviewLinks } from './preview-link.ts'

const links = new PreviewLinks('the token of the platform')
const now = Date.parse('2026-01-01T00:00:00Z')
const link = { type: 'blog', id: 'post-1', expires: now / 1000 + 60 } as const

function changed(name: string, value: string | undefined): URLSearchParams {
  const query = links.sign(link)
  if (value === undefined) query.delete(name)
  else query.set(name, value)
  return query
}

describe('PreviewLinks', () => {
  it('reads a link that it has signed, and ignores other parameters', () => {
    for (const signed of [link, { ...link, user: 'p1' }]) {
      const query = links.sign(signed)
      query.append('_routes', 'routes/preview')
      expect(links.read(query, now)).toEqual({ state: 'good', link: signed })
    }
  })

  it.each([
    ['type', 'job'],
    ['type', 'author'],
    ['id', 'post-2'],
    ['id', ''],
    ['expires', String(link.expires + 1)],
    ['expires', 'x'],
    ['user', 'p1'],
    ['signature', 'x'],
    ['signature', 'ä'.repeat(43)],
    ['signature', undefined],
  ])('rejects a link whose %s is %s', (name, value) => {
    expect(links.read(changed(name, value), now)).toEqual({ state: 'forged' })
  })

  it('rejects a link that was signed with another token', () => {
    const query = new PreviewLinks('another token').sign(link)
    expect(links.read(query, now)).toEqual({ state: 'forged' })
  })

  it('rejects a link that is valid for longer than any', () => {
    const query = links.sign({ ...link, expires: now / 1000 + 7200 })
    expect(links.read(query, now)).toEqual({ state: 'forged' })
  })

  it('distinguishes expired and absent links', () => {
    expect(links.read(links.sign(link), now + 60_000)).toEqual({ state: 'expired' })
    expect(links.read(new URLSearchParams('page=2'), now)).toEqual({ state: 'absent' })
  })
})
