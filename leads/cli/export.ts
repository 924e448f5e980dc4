import { csvHeading, leadsAsCsv } from '../inbox/csv.ts'
import type { LeadFilter } from '../inbox/filter.ts'
import type { Inbox } from '../inbox/inbox.ts'

/** Exports that are faster than this show no progress. */
const SHOW_AFTER_MS = 1000

/** Writes all matching leads to stdout in batches, and progress to stderr. */
export async function exportLeads(
  inbox: Inbox,
  { filter, json }: { filter: LeadFilter; json: boolean },
): Promise<void> {
  const progress = startProgress(await inbox.count(filter), 'leads')
  let done = 0
  await write(json ? '[' : csvHeading)
  for await (const leads of inbox.stream(filter)) {
    await write(
      json
        ? leads.map((lead, i) => `${done + i > 0 ? ',' : ''}\n${JSON.stringify(lead)}`).join('')
        : leadsAsCsv(leads),
    )
    done += leads.length
    progress.at(done)
  }
  if (json) await write(done > 0 ? '\n]\n' : ']\n')
  progress.end()
}

function write(text: string): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
  )
}

/** Shows progress on stderr if it is a terminal. */
function startProgress(total: number, what: string) {
  const start = performance.now()
  let isShown = false
  return {
    at(done: number) {
      if (!process.stderr.isTTY || performance.now() - start < SHOW_AFTER_MS) return
      isShown = true
      process.stderr.write(`\r${done} of ${total} ${what}`)
    },
    end() {
      if (isShown) process.stderr.write('\n')
    },
  }
}
