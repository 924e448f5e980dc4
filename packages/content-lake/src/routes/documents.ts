import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sendJson } from '../http/answer.ts'
import { type Exchange, isOn, pathPart } from '../http/exchange.ts'
import type { Platform } from '../platform.ts'
import { compareIds, isPublicId, publishedIdOf, type StoredDocument } from '../store/document.ts'

/**
 * `GET /data/doc/:dataset/:ids`: documents by id, comma-separated, and for each one left out why:
 * it does not exist, or the public may not see it.
 */
export function answerDocuments({ store }: Platform, exchange: Exchange): void {
  const documents: StoredDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  const isVisible = (id: string) => exchange.audience === 'editor' || isPublicId(id)
  const ids = pathPart(exchange, 'ids').split(',')
  for (const id of isOn(exchange, 'includeAllVersions') ? allVersions(ids) : ids) {
    const document = store.get(id)
    // A caller without the token must not learn which drafts exist either.
    if (!isVisible(id)) omitted.push({ id, reason: 'permission' })
    else if (document) documents.push(document)
    else omitted.push({ id, reason: 'existence' })
  }
  const listed = isOn(exchange, 'excludeContent') ? [] : documents
  sendJson(exchange.response, 200, { documents: listed, omitted })

  function allVersions(of: string[]): string[] {
    const published = new Set(of.map(publishedIdOf))
    const versions = [...published].flatMap((id) => store.versionsOf(id))
    return versions.filter(isVisible).sort(compareIds)
  }
}

/** `GET /data/export/:dataset`: every document, or those of `types`, one JSON line each, by id. */
export async function answerExport({ store }: Platform, exchange: Exchange): Promise<void> {
  const types = exchange.search.get('types')?.split(',')
  const lines = function* () {
    for (const document of store.snapshot())
      if (!types || types.includes(document._type)) yield `${JSON.stringify(document)}\n`
  }
  exchange.response.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
  await pipeline(Readable.from(lines()), exchange.response)
}
