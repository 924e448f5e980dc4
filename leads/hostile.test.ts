import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadAsText, leadsAsTable } from './cli/show.ts'
import { honeypotField, honeypotInput } from './fields/field.ts'
import { csvHeading, leadsAsCsv } from './inbox/csv.ts'
import type { LeadKind } from './store/tables.ts'
import { testClock, testLeads } from './test/leads.ts'
import { application, message, original, pdf, request } from './test/messages.ts'

const valid: Record<LeadKind, Record<string, unknown>> = {
  contact: { ...message, phone: '1' },
  application: { ...application, cv: { name: 'cv.pdf', content: pdf } },
  composed: original,
  waitlist: { ...request, plan: 'pro' },
  demo: { ...message, times: ['Tuesday'], timeZone: 'UTC', notes: 'x' },
  newsletter: { email: message.email },
}
const kinds = Object.keys(valid) as LeadKind[]
const others = [
  honeypotField,
  honeypotInput,
  'idempotencyKey',
  'page',
  'referrer',
  '__proto__',
  'constructor',
]

/** Submits from another network each time, to stay within the limits. */
async function withoutLimits() {
  const clock = testClock()
  const leads = await testLeads({ now: clock.now })
  let count = 0
  const submit = (kind: LeadKind, post: unknown) => {
    count += 1
    return leads.submit(kind, post, {
      address: `10.${count >> 8}.${count & 255}.1`,
    })
  }
  return { leads, submit }
}

describe.each(kinds)('hostile input to the form %s', (kind) => {
  const fields = [...Object.keys(valid[kind]), ...others]

  it('of the Big List of Naughty Strings is accepted or rejected, and reads back unchanged', async () => {
    const { leads, submit } = await withoutLimits()
    // Each string once, in one field after another; all strings in the longest field.
    const submitted = await Promise.all(
      naughtyStrings.map((text, index) => {
        const field = fields[index % fields.length] ?? ''
        return submit(kind, { ...valid[kind], [field]: text })
      }),
    )
    for (const { state } of submitted) expect(['accepted', 'invalid']).toContain(state)
    const all = await leads.inbox.list({}, { limit: 10_000 })
    expect(all.length).toBeGreaterThan(0)
    for (const lead of all) expect(leadAsText(lead)).toContain(lead.id)
    expect(leadsAsTable(all, { count: all.length, hasMail: true, isFiltered: false })).not.toMatch(
      /[\p{Cc}--\n]/v,
    )
    const csv = csvHeading + leadsAsCsv(all, { escapeFormulas: true })
    const cells = csv.matchAll(/("(?:[^"]|"")*"|[^,"\r\n]*)(?:,|\r\n)/g)
    for (const [, cell] of cells) expect(cell).toMatch(/^"(?![=+@\-\t])/)
  })

  it('of any shape never throws', async () => {
    const { submit } = await withoutLimits()
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('\r\nBcc: x@example.net', '\0', '\ud800', 'x'.repeat(30_000)),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), anything, async (field, value) => {
        const post = Object.fromEntries([...Object.entries(valid[kind]), [field, value]])
        expect(['accepted', 'invalid']).toContain((await submit(kind, post)).state)
      }),
      { numRuns: 40 },
    )
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (post) => {
        expect(['accepted', 'invalid']).toContain((await submit(kind, post)).state)
      }),
      { numRuns: 40 },
    )
  })
})
