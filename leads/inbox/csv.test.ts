import { describe, expect, it } from 'vitest'
import { sender, testLeads } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { csvHeading, fieldColumns, leadsAsCsv } from './csv.ts'
import type { Lead } from './lead.ts'

describe('export for spreadsheets', () => {
  it('is quoted by RFC 4180, has a byte order mark and no formulas', async () => {
    const leads = await testLeads()
    const formula = '=HYPERLINK("http://example.org";"x")'
    await leads.submit('contact', { ...message, subject: formula, phone: '+1 555' }, sender)
    const csv = csvHeading + leadsAsCsv(await leads.inbox.list())
    expect(csv.startsWith('\ufeff"id","received","kind"')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://example.org"";""x"")"`)
    expect(csv).toContain(`,"'+1 555",`)
    expect(csv).toContain('"Does it read\nall packages?"')
    expect(csv.match(/\r\n/g)).toHaveLength(2)
  })
})

describe('a cell', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201']

  it.each(formulas)('is quoted and not a formula with %s', (formula) => {
    const inEvery = (value: string): Lead => ({
      ...{ id: value, kind: 'contact', status: 'new', receivedAt: new Date(0), note: value },
      fields: Object.fromEntries(fieldColumns.map((name) => [name, value])),
      ...{ page: value, referrer: value, campaign: [{ name: value, value }] },
      updates: [],
      deliveries: [],
    })
    for (const before of ['', ' ', ';', '; ', 'a;', '\t', 'a\t', 'a\n', 'a\r\n', 'a\r', '\r']) {
      const csv = leadsAsCsv([inEvery(before + formula)])
      expect(csv).toMatch(/^("(?:[^"]|"")*",)*"(?:[^"]|"")*"\r\n$/)
      expect(csv.slice(0, -2)).not.toMatch(/[";\t\r\n] ?[=+\-@\uff1d\uff0b\uff0d\uff20]/)
    }
  })
})
