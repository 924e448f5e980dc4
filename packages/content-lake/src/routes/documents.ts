import { Hono } from 'hono'
import { ConcurrencyLimiter } from 'limits'
import { z } from 'zod'
import { unavailable } from '../errors.ts'
import { requireToken, userOf } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { countDocuments, flag, readSearch } from '../http/input.ts'
import { oneAtATime } from '../http/one-at-a-time.ts'
import { limits } from '../limits.ts'
import { compareIds, isPublicId, publishedIdOf, type StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'

/** Each keeps a snapshot of the database open. */
const runningExports = new ConcurrencyLimiter({
  inAll: limits.exports,
  perClient: limits.exportsPerUser,
})

const documentsSearch = z.object({ includeAllVersions: flag, excludeContent: flag })

/** Documents by ID, public, and the export of all. */
export const documentRoutes = new Hono<Env>()
  // For each ID that is left out, the reason: it does not exist or is not public.
  .get('/data/doc/:dataset/:ids', oneAtATime, (c) => {
    const { store } = c.var.platform
    const { includeAllVersions, excludeContent } = readSearch(c, documentsSearch)
    const isVisible = (id: string) => c.var.audience === 'editor' || isPublicId(id)
    const ids = [...new Set(c.req.param('ids').split(','))]
    const requested = includeAllVersions
      ? store
          .versionsOf(new Set(ids.map(publishedIdOf)))
          .filter(isVisible)
          .sort(compareIds)
      : ids
    const documents: StoredDocument[] = []
    const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
    const count = countDocuments()
    for (const id of requested) {
      if (isVisible(id)) count(store.sizeOf(id))
      const document = store.get(id)
      // Without the token, a caller must not learn which drafts exist.
      if (!isVisible(id)) omitted.push({ id, reason: 'permission' })
      else if (document) documents.push(document)
      else omitted.push({ id, reason: 'existence' })
    }
    return c.json({ documents: excludeContent ? [] : documents, omitted })
  })
  // All documents, or those of `types`, as NDJSON in ID order.
  .get('/data/export/:dataset', requireToken, (c) => {
    const types = c.req.query('types')?.split(',')
    const { store } = c.var.platform
    const end = runningExports.start(userOf(c).id)
    if (!end) throw unavailable('Too many exports are running', { 'retry-after': '10' })
    const lines = exportedLines(store, types)
    c.env.outgoing.once('close', () => {
      end()
      lines.return()
    })
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const { done, value } = lines.next()
        if (done) controller.close()
        else controller.enqueue(Buffer.from(value))
      },
    })
    return c.body(body, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
  })

function* exportedLines(store: DocumentStore, types: readonly string[] | undefined) {
  for (const document of store.snapshot())
    if (!types || types.includes(document._type)) yield `${JSON.stringify(document)}\n`
}
