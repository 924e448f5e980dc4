import { describe, expect, it } from 'vitest'
import { message, sender, testLeads } from '../test-leads.ts'
import { csvHeading, leadsAsCsv } from './csv.ts'
import { leadAsText, leadsAsTable } from './show.ts'

describe('export for spreadsheets', () => {
  it('quotes by RFC 4180, begins with a byte order mark and has no formulas', async () => {
    const leads = await testLeads()
    const formula = '=HYPERLINK("http://example.org";"x")'
    await leads.submit('contact', { ...message, subject: formula, phone: '+1 555' }, sender)
    const csv = csvHeading + leadsAsCsv(await leads.inbox.list())
    expect(csv.startsWith('\ufeffid,received,kind')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://example.org"";""x"")"`)
    expect(csv).toContain(",'+1 555,")
    expect(csv).toContain('"Does it read\nall packages?"')
    expect(csv.match(/\r\n/g)).toHaveLength(2)
  })
})

describe('leads on a terminal', () => {
  it('show the message in full, and spam as what it may be', async () => {
    const leads = await testLeads()
    await leads.submit('contact', { ...message, website: 'x' }, { ...sender, page: '/contact' })
    const [lead] = await leads.inbox.list()
    if (!lead) throw new Error('nothing stored')
    expect(leadAsText(lead)).toContain('Does it read\nall packages?')
    expect(leadAsText(lead)).toMatch(/page +\/contact/)
    const table = leadsAsTable([lead], { count: 2, hasMail: true, isFiltered: false })
    expect(table).toMatch(/SPAM\? new.*Ada Byron.*not mailed/)
    expect(table).toContain('1 of 2')
  })
})
