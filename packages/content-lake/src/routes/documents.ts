import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isOn, pathPart, type RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import type { Platform } from '../platform.ts'
import { compareIds, isPublicId, publishedIdOf, type StoredDocument } from '../store/document.ts'

/**
 * `GET /data/doc/:dataset/:ids`: documents by comma-separated ids, and for each omitted one the
 * reason: it does not exist or is not public.
 */
export function handleDocuments({ store }: Platform, context: RequestContext): void {
  const documents: StoredDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  const isVisible = (id: string) => context.audience === 'editor' || isPublicId(id)
  const ids = pathPart(context, 'ids').split(',')
  for (const id of isOn(context, 'includeAllVersions') ? allVersions(ids) : ids) {
    const document = store.get(id)
    // Without the token, a caller must not learn which drafts exist.
    if (!isVisible(id)) omitted.push({ id, reason: 'permission' })
    else if (document) documents.push(document)
    else omitted.push({ id, reason: 'existence' })
  }
  const listed = isOn(context, 'excludeContent') ? [] : documents
  sendJson(context.response, 200, { documents: listed, omitted })

  function allVersions(of: string[]): string[] {
    const published = new Set(of.map(publishedIdOf))
    const versions = [...published].flatMap((id) => store.versionsOf(id))
    return versions.filter(isVisible).sort(compareIds)
  }
}

/** `GET /data/export/:dataset`: all documents, or those of `types`, as NDJSON in id order. */
export async function handleExport({ store }: Platform, context: RequestContext): Promise<void> {
  const types = context.search.get('types')?.split(',')
  const lines = function* () {
    for (const document of store.snapshot())
      if (!types || types.includes(document._type)) yield `${JSON.stringify(document)}\n`
  }
  context.response.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
  await pipeline(Readable.from(lines()), context.response)
}
