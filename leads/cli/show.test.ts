import { describe, expect, it } from 'vitest'
import { sender, testLeads } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { leadAsText, leadsAsTable } from './show.ts'

describe('leads on a terminal', () => {
  it('show the whole message, and suspected spam with a question mark', async () => {
    const leads = await testLeads()
    await leads.submit('contact', { ...message, website: 'x' }, { ...sender, page: '/contact' })
    const [lead] = await leads.inbox.list()
    if (!lead) throw new Error('nothing stored')
    expect(leadAsText(lead)).toContain('Does it read\nall packages?')
    expect(leadAsText(lead)).toMatch(/Reason for Contact +Technical Support/)
    expect(leadAsText(lead)).toMatch(/Page +\/contact/)
    const table = leadsAsTable([lead], { count: 2, hasMail: true, isFiltered: false })
    expect(table).toMatch(/spam\?.*Ada Byron.*not mailed/)
    expect(table).toContain('1 of 2')
  })
})
