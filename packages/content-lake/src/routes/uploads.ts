import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Upload } from '../assets/asset-files.ts'
import { type AssetName, fileName, imageName } from '../assets/asset-name.ts'
import { contentTypeOf } from '../assets/content-type.ts'
import { currentUserOf, requireToken, userOf } from '../http/access-control.ts'
import { type Env, searchOf } from '../http/env.ts'
import { requireFreeSpace } from '../http/free-space.ts'
import { readUpload } from '../images/read-upload.ts'
import { limits } from '../limits.ts'
import { commitParts } from '../mutate/commit.ts'
import type { JsonObject } from '../store/document.ts'
import { checkUpload } from '../users/check-permission.ts'

/** Uploads of images and of files of any type. The same bytes are the same asset. */
export const uploadRoutes = new Hono<Env>()
  .post('/assets/images/:dataset', requireToken, requireFreeSpace, async (c) => {
    const { assets, filters } = c.var.platform
    await checkUpload(userOf(c), 'sanity.imageAsset', filters)
    const received = await assets.receive(c.env.incoming, limits.imageUploadBytes)
    try {
      const caller = { signal: c.req.raw.signal, client: userOf(c).id }
      const { extension, width, height, ...described } = await readUpload(received.path, caller)
      const upload = await assets.measure(received)
      const name = imageName(upload.sha1, width, height, extension)
      return await storeAsset(c, upload, name, { _type: 'sanity.imageAsset', ...described })
    } finally {
      assets.discard(received)
    }
  })
  .post('/assets/files/:dataset', requireToken, requireFreeSpace, async (c) => {
    const { assets, filters } = c.var.platform
    await checkUpload(userOf(c), 'sanity.fileAsset', filters)
    const received = await assets.receive(c.env.incoming, limits.fileUploadBytes)
    try {
      const name = fileName(received.sha1, c.req.query('filename'))
      const contentType = c.req.header('content-type') || contentTypeOf(name.extension)
      const mimeType = contentType.split(';')[0]?.trim()
      return await storeAsset(c, received, name, { _type: 'sanity.fileAsset', mimeType })
    } finally {
      assets.discard(received)
    }
  })

async function storeAsset(
  c: Context<Env>,
  received: Upload,
  name: AssetName,
  content: JsonObject,
): Promise<Response> {
  const { platform } = c.var
  const { projectId, dataset, assets, store, url } = platform
  const search = searchOf(c)
  const path = `${name.kind}/${projectId}/${dataset}/${name.file}`
  const document = {
    _id: name.id,
    ...content,
    assetId: received.sha1,
    extension: name.extension,
    ...given(search, 'originalFilename', 'filename'),
    ...given(search, 'label'),
    ...given(search, 'title'),
    ...given(search, 'description'),
    ...given(search, 'creditLine'),
    ...sourceIn(search),
    path,
    sha1hash: received.sha1,
    size: received.size,
    uploadId: randomUUID(),
    url: `${url}/${path}`,
  }
  await platform.writes.run(async () => {
    const user = await currentUserOf(c)
    // In this order: an asset document always has its file.
    assets.store(received, name)
    try {
      await commitParts(
        platform,
        [document],
        (part, documents) => documents.create('createIfNotExists', part),
        { kind: 'mutationError', user, isUpload: true },
      )
    } catch (error) {
      if (!store.has(name.id)) assets.remove(name)
      throw error
    } finally {
      assets.documentWritten(name)
    }
  })
  return c.json({ document: store.get(name.id) })
}

function given(search: URLSearchParams, field: string, parameter = field): JsonObject {
  const value = search.get(parameter)
  return value ? { [field]: value.slice(0, 1_000) } : {}
}

function sourceIn(search: URLSearchParams): JsonObject {
  if (!search.has('sourceId')) return {}
  const source = {
    ...given(search, 'id', 'sourceId'),
    ...given(search, 'name', 'sourceName'),
    ...given(search, 'url', 'sourceUrl'),
  }
  return { source }
}
