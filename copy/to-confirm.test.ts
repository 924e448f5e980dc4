import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { legalVersions } from './legal/versions.ts'
import { toConfirm } from './to-confirm.ts'

describe('toConfirm', () => {
  it('has one entry and one line per point, with a file that exists', () => {
    expect(new Set(toConfirm.map(({ id }) => id)).size).toBe(toConfirm.length)
    for (const { id, what, remedy, file } of toConfirm) {
      expect(`${what}${remedy}`, id).not.toContain('\n')
      expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
    }
  })

  it('asks for a lawyer as long as a legal text is not confirmed', () => {
    const ids = toConfirm.map(({ id }) => id)
    for (const [name, { confirmedByCounsel }] of Object.entries(legalVersions)) {
      expect(ids.includes(`legal:${name}`), name).toBe(!confirmedByCounsel)
    }
  })
})
