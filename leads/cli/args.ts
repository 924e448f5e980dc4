import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { LeadFilter } from '../inbox/filter.ts'
import { type LeadStatus, leadKinds, leadStatuses } from '../store/tables.ts'

export const usage = `Usage: npm run leads -- COMMAND

  list [FILTER] [--limit N]        lists unread suspected spam, and then the newest leads
  show ID                          prints a lead, and marks it as read
  file ID > cv.pdf                 prints an application's CV; use npm run -s
  export [FILTER] [FORMAT]         prints leads, or writes them to a workbook
  status ID STATUS                 sets the status: ${leadStatuses.join(', ')}
  note ID TEXT                     adds a note
  retry [ID]                       retries failed and pending deliveries now; with an ID, also delayed emails
  delete ID                        deletes a lead with its deliveries and history
  erase EMAIL                      deletes all leads from an email address
  move --to postgres://…           copies everything from SQLite to PostgreSQL, while the site is stopped
  help, --help, -h                 prints this text

FORMAT: --csv (default; RFC 4180, values unchanged, for import into other programs)
        --csv --escape-formulas (with an apostrophe before formulas, for spreadsheets)
        --xlsx FILE (for spreadsheets; all cells are text)   --json

FILTER: --kind KIND (${leadKinds.join(', ')})
        --status STATUS   --since 2026-01-31   --until 2026-02-28 (before it, UTC)   --text WORDS`

/** An invalid command line. The message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Parses the arguments of a command. @throws UsageError that ends with the usage, for unknown options */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`)
  }
}

export type ExportFormat =
  | { type: 'csv'; escapeFormulas: boolean }
  | { type: 'json' }
  | { type: 'xlsx'; file: string }

/** A parsed command line. */
export interface LeadsArgs {
  command: string
  /** The arguments after the command: IDs, a status, the words of a note. */
  operands: string[]
  filter: LeadFilter
  limit: number
  format: ExportFormat
  /** The address of a PostgreSQL database. */
  to: string | undefined
}

/** Parses the arguments of `npm run leads`. @throws UsageError */
export function parseLeadsArgs(args: readonly string[]): LeadsArgs {
  const { values, positionals } = parseOptions(args)
  const [command = 'list', ...operands] = positionals
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError('--limit must be a whole number of at least 1.')
  const filter: LeadFilter = {
    kind: values.kind === undefined ? undefined : oneOf(leadKinds, values.kind, '--kind'),
    status: values.status === undefined ? undefined : parseStatus(values.status),
    since: parseDate(values.since, '--since'),
    until: parseDate(values.until, '--until'),
    text: values.text,
  }
  return {
    command: values.help ? 'help' : command,
    operands,
    filter,
    limit,
    format: exportFormat(values),
    to: values.to,
  }
}

/** Parses the name of a status, written with a space or a hyphen. @throws UsageError */
export function parseStatus(value: string): LeadStatus {
  const name = value.toLowerCase().replace(' ', '-')
  return oneOf(leadStatuses, name, 'A status')
}

function exportFormat(values: ReturnType<typeof parseOptions>['values']): ExportFormat {
  const { csv, json, xlsx, 'escape-formulas': escapeFormulas } = values
  if ([csv, json, xlsx !== undefined].filter(Boolean).length > 1)
    throw new UsageError('Choose one of --csv, --json, and --xlsx.')
  if (escapeFormulas && (json || xlsx !== undefined))
    throw new UsageError('--escape-formulas is for --csv only.')
  if (xlsx === '') throw new UsageError('--xlsx must be the name of a file.')
  if (xlsx !== undefined) return { type: 'xlsx', file: xlsx }
  return json ? { type: 'json' } : { type: 'csv', escapeFormulas: escapeFormulas ?? false }
}

function oneOf<T extends string>(known: readonly T[], value: string, what: string): T {
  const found = known.find((one) => one === value)
  if (!found) throw new UsageError(`${what} must be one of: ${known.join(', ')}.`)
  return found
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** Parses an ISO date. `Date` alone parses "7" as a month and February 30 as a day in March. */
function parseDate(value: string | undefined, what: string): Date | undefined {
  if (value === undefined) return undefined
  const date = new Date(value)
  const [year, month, day] = value.split(/[-T]/).map(Number)
  const isDay = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day
  if (isoDate.test(value) && isDay && !Number.isNaN(date.getTime())) return date
  throw new UsageError(`${what} must be a date, like 2026-01-31 or 2026-01-31T08:00Z.`)
}

function parseOptions(args: readonly string[]) {
  return parseCommandLine(args, usage, {
    help: { type: 'boolean', short: 'h' },
    csv: { type: 'boolean' },
    'escape-formulas': { type: 'boolean' },
    xlsx: { type: 'string' },
    json: { type: 'boolean' },
    kind: { type: 'string' },
    status: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    text: { type: 'string' },
    limit: { type: 'string', default: '100' },
    to: { type: 'string' },
  })
}
