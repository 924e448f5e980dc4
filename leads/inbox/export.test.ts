import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { sender, testLeads } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { columns, fieldColumns, leadCells } from './columns.ts'
import { csvHeading, leadsAsCsv } from './csv.ts'
import type { Lead } from './lead.ts'
import { leadsAsXlsx } from './xlsx.ts'

const forSpreadsheets = { escapeFormulas: true }
const forImport = { escapeFormulas: false }

/** A lead that has a text in every field, and some other columns. */
const leadOf = (text: string): Lead => ({
  ...{ id: text, kind: 'contact', status: 'new', receivedAt: new Date(0), note: text },
  fields: Object.fromEntries(fieldColumns.map((name) => [name, text])),
  ...{ page: text, referrer: text, campaign: [{ name: text, value: text }] },
  updates: [],
  deliveries: [],
})

describe('export for spreadsheets', () => {
  it('is quoted by RFC 4180 and has no formulas', async () => {
    const leads = await testLeads()
    const formula = '=HYPERLINK("http://example.org";"x")'
    await leads.submit('contact', { ...message, subject: formula, phone: '+1 555' }, sender)
    const csv = csvHeading + leadsAsCsv(await leads.inbox.list(), forSpreadsheets)
    expect(csv.startsWith('"id","received","kind"')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://example.org"";""x"")"`)
    expect(csv).toContain(`,"'+1 555",`)
    expect(csv).toContain('"Does it read\nall packages?"')
    expect(csv.match(/\r\n/g)).toHaveLength(2)
  })
})

describe('a cell', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201']

  it.each(formulas)('is quoted and not a formula with %s', (formula) => {
    for (const before of ['', ' ', ';', '; ', 'a;', '\t', 'a\t', 'a\n', 'a\r\n', 'a\r', '\r']) {
      const csv = leadsAsCsv([leadOf(before + formula)], forSpreadsheets)
      expect(csv).toMatch(/^("(?:[^"]|"")*",)*"(?:[^"]|"")*"\r\n$/)
      expect(csv.slice(0, -2)).not.toMatch(/[";\t\r\n] ?[=+\-@\uff1d\uff0b\uff0d\uff20]/)
    }
  })
})

/** The rows of a CSV file in which all cells are quoted. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The rows of a workbook as a spreadsheet program shows them. Fails if a cell isn't text. */
async function readXlsx(leads: readonly Lead[]): Promise<string[][]> {
  const batches = async function* () {
    yield leads
  }
  const [sheet] = await readExcelFile(await leadsAsXlsx(batches()), { trim: false })
  return (sheet?.data ?? []).map((row) =>
    row.map((value) => {
      if (value === null) return ''
      if (typeof value !== 'string') throw new Error(`Not a text: ${value}`)
      return value
    }),
  )
}

const guessed = ['01711234567', '4915123456789012', '3-4', '1/2', '12e34', 'TRUE', '2026-01-31']
const special = [
  '__proto__',
  'constructor',
  '_x0041_',
  '_x005f_',
  '\0',
  '\r\n',
  ' a ',
  '\n',
  '=1+1',
]
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...special, '_', 'x', '0', '"', ',', '\ud800', '\ufffe') }),
)

describe('each text reads back unchanged', () => {
  it('of the Big List of Naughty Strings, and what spreadsheet programs guess types of', async () => {
    const leads = [...naughtyStrings, ...guessed, ...special].map(leadOf)
    const table = [columns, ...leads.map(leadCells)]
    expect(readCsv(csvHeading + leadsAsCsv(leads, forImport))).toEqual(table)
    expect(await readXlsx(leads)).toEqual(table)
  })

  it('of any characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 5 }), async (some) => {
        const leads = some.map(leadOf)
        const table = [columns, ...leads.map(leadCells)]
        expect(readCsv(csvHeading + leadsAsCsv(leads, forImport))).toEqual(table)
        expect(await readXlsx(leads)).toEqual(table)
      }),
      { numRuns: 60 },
    )
  })

  it('up to the length that a cell of a workbook may have', async () => {
    const [, row = []] = await readXlsx([leadOf('x'.repeat(32_767)), leadOf('')])
    expect(row[0]).toBe('x'.repeat(32_767))
    const [, cut = []] = await readXlsx([leadOf('x'.repeat(32_768))])
    expect(cut[0]).toBe(`${'x'.repeat(32_766)}…`)
  })
})
