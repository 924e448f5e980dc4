import { writeFile } from 'node:fs/promises'
import { byteOrderMark, csvHeading, leadsAsCsv } from '../inbox/csv.ts'
import type { LeadFilter } from '../inbox/filter.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { Lead } from '../inbox/lead.ts'
import { leadsAsXlsx } from '../inbox/xlsx.ts'
import { type ExportFormat, UsageError } from './args.ts'
import type { LeadsCommandOptions } from './run.ts'

/**
 * Writes all matching leads to stdout in batches, or to a workbook.
 * @throws UsageError when the file can't be written
 */
export async function exportLeads(
  inbox: Inbox,
  { filter, format }: { filter: LeadFilter; format: ExportFormat },
  progress: LeadsCommandOptions['progress'],
): Promise<void> {
  const total = await inbox.count(filter)
  const batches = withProgress(inbox.export(format.type, filter), (done) =>
    progress('Leads', done, total),
  )
  if (format.type === 'xlsx') await writeXlsx(batches, format.file)
  else if (format.type === 'json') await writeJson(batches)
  else await writeCsv(batches, format)
}

async function* withProgress(batches: AsyncIterable<Lead[]>, at: (done: number) => void) {
  let done = 0
  for await (const leads of batches) {
    yield leads
    done += leads.length
    at(done)
  }
}

async function writeXlsx(batches: AsyncIterable<Lead[]>, file: string): Promise<void> {
  const workbook = await leadsAsXlsx(batches)
  try {
    await writeFile(file, workbook, { mode: 0o600 })
  } catch (error) {
    throw new UsageError(`Can’t write ${file}: ${error instanceof Error ? error.message : ''}`)
  }
}

async function writeJson(batches: AsyncIterable<Lead[]>): Promise<void> {
  let before = '[\n'
  for await (const leads of batches) {
    for (const lead of leads) {
      await write(before + JSON.stringify(lead))
      before = ',\n'
    }
  }
  await write(before === ',\n' ? '\n]\n' : '[]\n')
}

async function writeCsv(
  batches: AsyncIterable<Lead[]>,
  options: { escapeFormulas: boolean },
): Promise<void> {
  await write(options.escapeFormulas ? byteOrderMark + csvHeading : csvHeading)
  for await (const leads of batches) await write(leadsAsCsv(leads, options))
}

function write(text: string): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
  )
}
