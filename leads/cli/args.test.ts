import { describe, expect, it } from 'vitest'
import { parseLeadsArgs, UsageError } from './args.ts'

const since = (value: string) =>
  parseLeadsArgs(['list', '--since', value]).filter.since?.toISOString()
const until = (value: string) =>
  parseLeadsArgs(['list', '--until', value]).filter.until?.toISOString()

describe('the format of an export', () => {
  const format = (...args: string[]) => parseLeadsArgs(['export', ...args]).format

  it('is CSV with unchanged values by default', () => {
    expect(format()).toEqual({ type: 'csv', escapeFormulas: false })
    expect(format('--csv')).toEqual(format())
    expect(format('--escape-formulas')).toEqual({ type: 'csv', escapeFormulas: true })
    expect(format('--json')).toEqual({ type: 'json' })
    expect(format('--xlsx', 'leads.xlsx')).toEqual({ type: 'xlsx', file: 'leads.xlsx' })
  })

  it.each([
    ['--csv --json'],
    ['--csv --xlsx a'],
    ['--json --escape-formulas'],
    ['--xlsx a --escape-formulas'],
    ['--xlsx'],
    ['--xlsx='],
  ])('is refused with %s', (args) => {
    expect(() => format(...args.split(' '))).toThrow(UsageError)
  })
})

describe('--since and --until', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-01-31T08:00Z', '2026-01-31T08:00:00.000Z'],
    ['2026-01-31T08:00:30.5+02:00', '2026-01-31T06:00:30.500Z'],
  ])('accepts %s', (given, read) => {
    expect([since(given), until(given)]).toEqual([read, read])
  })

  it.each([
    '7',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '31.01.2026',
    '2026-01-31T08:00',
    '2026-01-31T25:00Z',
    'yesterday',
    '',
  ])('refuses "%s"', (given) => {
    expect(() => since(given)).toThrow(UsageError)
    expect(() => until(given)).toThrow(UsageError)
  })
})
