import { type AssetKind, type AssetName, parseAssetFile } from '../assets/asset-name.ts'
import { attachment, contentTypeOf } from '../assets/content-type.ts'
import { notFound } from '../errors.ts'
import { pathPart, type RequestContext, whenClosed } from '../http/request-context.ts'
import { varyOn } from '../http/response.ts'
import { sendFile } from '../http/send-file.ts'
import { readImageParameters } from '../images/image-parameters.ts'
import { planImage } from '../images/image-plan.ts'
import type { Platform } from '../platform.ts'

/** `GET /images/:project/:dataset/:file`: an image asset, transformed by the URL's parameters. */
export async function handleImage(platform: Platform, context: RequestContext): Promise<void> {
  const asset = assetIn(platform, context, 'images')
  varyOn(context.response, 'Accept')
  const isRaw = context.search.get('dlRaw') === 'true'
  const parameters = isRaw ? {} : readImageParameters(context.search)
  const plan = planImage(parameters, asset, context.request.headers.accept ?? '')
  if (!plan) return sendOriginal(platform, context, asset)
  const { path, key } = await platform.images.make(asset, plan, whenClosed(context.response))
  await sendFile(context, path, {
    ...headersFor(context, asset, plan.format),
    etag: `"${key}"`,
  })
}

/** `GET /files/:project/:dataset/:file`: a file asset as uploaded. */
export async function handleFile(platform: Platform, context: RequestContext): Promise<void> {
  await sendOriginal(platform, context, assetIn(platform, context, 'files'))
}

async function sendOriginal(platform: Platform, context: RequestContext, asset: AssetName) {
  await sendFile(context, platform.assets.pathOf(asset), {
    ...headersFor(context, asset, asset.extension),
    etag: `"${asset.sha1}"`,
    'x-sanity-sha1': asset.sha1,
  })
}

/**
 * The asset of a URL.
 * @throws HttpError 404 when it does not exist
 */
function assetIn(
  { projectId, store }: Platform,
  context: RequestContext,
  kind: AssetKind,
): AssetName {
  const asset = parseAssetFile(kind, pathPart(context, 'file'))
  const isHere = pathPart(context, 'project') === projectId
  if (!asset || !isHere || !store.has(asset.id)) throw notFound('There is no such asset')
  return asset
}

function headersFor({ search }: RequestContext, asset: AssetName, extension: string) {
  const download = search.get('dl')
  return {
    'content-type': contentTypeOf(extension),
    // File names are content hashes, so the response is immutable.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(download === null ? {} : { 'content-disposition': attachment(download || asset.file) }),
  }
}
