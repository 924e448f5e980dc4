import { z } from 'zod'
import { clientOf, richTextOf, type WritablePlatform } from '#content/index.server.ts'
import type { Log } from './log.ts'

const stored = { _id: z.string(), _rev: z.string() }
const pageHeads = z.array(z.object({ ...stored, line: z.string().catch('') }))
const jobs = z.array(z.object({ ...stored, description: z.string() }))

const pageHeadsQuery = '*[_type == "pageHead" && defined(line)] {_id, _rev, line}'
// Text has no count.
const jobsQuery =
  '*[_type == "job" && defined(description) && count(description) == null] {_id, _rev, description}'

/**
 * Changes documents of earlier releases, drafts included, to the schema of this one: the field `line` becomes
 * `subtitle`, and the plain text of a job becomes rich text. Never rejects: failures are logged, and tried
 * again at the next start.
 */
export async function updateStoredDocuments(
  platform: WritablePlatform,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  try {
    const client = clientOf(platform)
    const read = (query: string): Promise<unknown> =>
      client.fetch(query, {}, { perspective: 'raw' })
    const transaction = client.transaction()
    for (const { _id, _rev, line } of pageHeads.parse(await read(pageHeadsQuery))) {
      transaction.patch(_id, (patch) =>
        patch.ifRevisionId(_rev).set({ subtitle: line }).unset(['line']),
      )
    }
    for (const { _id, _rev, description } of jobs.parse(await read(jobsQuery))) {
      transaction.patch(_id, (patch) =>
        patch.ifRevisionId(_rev).set({ description: richTextOf(description) }),
      )
    }
    if (transaction.toJSON().length > 0) await transaction.commit({ visibility: 'async' })
  } catch (error) {
    log.warn({ reason: String(error) }, 'documents of an earlier release not updated')
  }
}
