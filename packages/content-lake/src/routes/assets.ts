import { type AssetKind, type AssetName, parseAssetFile } from '../assets/asset-name.ts'
import { attachment, contentTypeOf } from '../assets/content-type.ts'
import { notFound } from '../errors.ts'
import { varyOn } from '../http/answer.ts'
import { type Exchange, pathPart, whenClosed } from '../http/exchange.ts'
import { sendFile } from '../http/send-file.ts'
import { readImageParameters } from '../images/image-parameters.ts'
import { planImage } from '../images/image-plan.ts'
import type { Platform } from '../platform.ts'

/** `GET /images/:project/:dataset/:file`: an image asset, changed as the address asks. */
export async function answerImage(platform: Platform, exchange: Exchange): Promise<void> {
  const asset = assetIn(platform, exchange, 'images')
  varyOn(exchange.response, 'Accept')
  const isRaw = exchange.search.get('dlRaw') === 'true'
  const parameters = isRaw ? {} : readImageParameters(exchange.search)
  const plan = planImage(parameters, asset, exchange.request.headers.accept ?? '')
  if (!plan) return sendOriginal(platform, exchange, asset)
  const { path, key } = await platform.images.make(asset, plan, whenClosed(exchange.response))
  await sendFile(exchange, path, {
    ...headersFor(exchange, asset, plan.format),
    etag: `"${key}"`,
  })
}

/** `GET /files/:project/:dataset/:file`: a file asset as it was uploaded. */
export async function answerFile(platform: Platform, exchange: Exchange): Promise<void> {
  await sendOriginal(platform, exchange, assetIn(platform, exchange, 'files'))
}

async function sendOriginal(platform: Platform, exchange: Exchange, asset: AssetName) {
  await sendFile(exchange, platform.assets.pathOf(asset), {
    ...headersFor(exchange, asset, asset.extension),
    etag: `"${asset.sha1}"`,
    'x-sanity-sha1': asset.sha1,
  })
}

/** The asset that an address names. @throws HttpError 404 when there is none, or no longer. */
function assetIn({ projectId, store }: Platform, exchange: Exchange, kind: AssetKind): AssetName {
  const asset = parseAssetFile(kind, pathPart(exchange, 'file'))
  const isHere = pathPart(exchange, 'project') === projectId
  if (!asset || !isHere || !store.has(asset.id)) throw notFound('There is no such asset')
  return asset
}

function headersFor({ search }: Exchange, asset: AssetName, extension: string) {
  const download = search.get('dl')
  return {
    'content-type': contentTypeOf(extension),
    // A name stands for its content, so the answer at this address never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(download === null ? {} : { 'content-disposition': attachment(download || asset.file) }),
  }
}
