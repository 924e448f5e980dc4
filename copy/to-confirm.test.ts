import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { privacy } from './legal/privacy/privacy.ts'
import { terms } from './legal/terms/terms.ts'
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
    expect(ids.includes('legal:terms')).toBe(!terms.confirmedByCounsel)
    expect(ids.includes('legal:privacy')).toBe(!privacy.confirmedByCounsel)
  })
})
