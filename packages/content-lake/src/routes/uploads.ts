import { randomUUID } from 'node:crypto'
import type { Received } from '../assets/asset-files.ts'
import { type AssetName, fileName, imageName } from '../assets/asset-name.ts'
import { contentTypeOf } from '../assets/content-type.ts'
import type { RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import { describeImage } from '../images/describe-image.ts'
import { limits } from '../limits.ts'
import { commitParts } from '../mutate/commit.ts'
import { editor, type Platform } from '../platform.ts'
import type { JsonObject } from '../store/document.ts'

/** `POST /assets/images/:dataset`: uploads an image. The same bytes are the same asset. */
export async function handleImageUpload(
  platform: Platform,
  context: RequestContext,
): Promise<void> {
  const received = await platform.assets.receive(context.request, limits.imageUploadBytes)
  try {
    const { extension, width, height, mimeType, metadata } = await describeImage(received.path)
    const name = imageName(received.sha1, width, height, extension)
    answerWith(platform, context, received, name, {
      _type: 'sanity.imageAsset',
      mimeType,
      metadata,
    })
  } finally {
    platform.assets.discard(received)
  }
}

/** `POST /assets/files/:dataset`: uploads a file of any type. */
export async function handleFileUpload(platform: Platform, context: RequestContext): Promise<void> {
  const received = await platform.assets.receive(context.request, limits.fileUploadBytes)
  try {
    const name = fileName(received.sha1, context.search.get('filename') ?? undefined)
    const given = context.request.headers['content-type']?.split(';')[0]?.trim()
    const known = contentTypeOf(name.extension).split(';')[0]
    answerWith(platform, context, received, name, {
      _type: 'sanity.fileAsset',
      mimeType: given || known,
    })
  } finally {
    platform.assets.discard(received)
  }
}

function answerWith(
  platform: Platform,
  { search, response }: RequestContext,
  received: Received,
  name: AssetName,
  content: JsonObject,
): void {
  const { projectId, dataset, assets, store } = platform
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
    url: `${platform.url}/${path}`,
  }
  // In this order, synchronously: an asset document always has its file.
  assets.store(received, name)
  commitParts(store, [document], (part, documents) => documents.create('createIfNotExists', part), {
    kind: 'mutationError',
    author: editor.id,
  })
  sendJson(response, 200, { document: store.get(name.id) })
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
