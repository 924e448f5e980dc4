import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { type AssetKind, type AssetName, parseAssetFile } from '../assets/asset-name.ts'
import { attachment, contentTypeOf, isShownInline } from '../assets/content-type.ts'
import { notFound } from '../errors.ts'
import { type Env, searchOf } from '../http/env.ts'
import { readImageParameters } from '../images/image-parameters.ts'
import { planImage } from '../images/image-plan.ts'

/** Assets, public. Images are transformed by the URL's parameters. */
export const assetRoutes = new Hono<Env>()
  .get('/images/:project/:dataset/:file/:vanityName?', etag(), async (c) => {
    const asset = assetOf(c, 'images', c.req.param('file'))
    c.header('vary', 'Accept')
    const search = searchOf(c)
    const parameters = search.get('dlRaw') === 'true' ? {} : readImageParameters(search)
    const plan = planImage(parameters, asset, c.req.header('accept') ?? '')
    if (!plan) return sendOriginal(c, asset)
    const caller = { signal: c.req.raw.signal, client: c.var.user?.id }
    const { path, key } = await c.var.platform.images.make(asset, plan, caller)
    return sendFile(c, path, { ...headersFor(c, asset, plan.format), etag: `"${key}"` })
  })
  .get('/files/:project/:dataset/:file/:vanityName?', etag(), (c) =>
    sendOriginal(c, assetOf(c, 'files', c.req.param('file'))),
  )

function sendOriginal(c: Context<Env>, asset: AssetName): Promise<Response> {
  return sendFile(c, c.var.platform.assets.pathOf(asset), {
    ...headersFor(c, asset, asset.extension),
    etag: `"${asset.sha1}"`,
    'x-sanity-sha1': asset.sha1,
  })
}

/**
 * The asset of a file name.
 * @throws HttpError 404 when it does not exist
 */
function assetOf(c: Context<Env>, kind: AssetKind, file: string): AssetName {
  const asset = parseAssetFile(kind, file)
  if (!asset || !c.var.platform.store.has(asset.id)) throw notFound('There is no such asset')
  return asset
}

function headersFor(c: Context<Env>, asset: AssetName, extension: string) {
  const download = c.req.query('dl') ?? (isShownInline(asset) ? undefined : '')
  return {
    'content-type': contentTypeOf(extension),
    // File names are content hashes, so the response is immutable.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(download === undefined
      ? {}
      : { 'content-disposition': attachment(download || asset.file) }),
  }
}

/**
 * Sends a file, whole or the requested range (RFC 9110 §14).
 * @throws HttpError 404 when the file does not exist
 */
async function sendFile(
  c: Context,
  path: string,
  headers: Readonly<Record<string, string>> & { readonly etag: string },
): Promise<Response> {
  // RFC 9110 §13.1.5: an `If-Range` that does not match asks for the whole file.
  const condition = c.req.header('if-range')
  if (condition !== undefined && condition !== headers.etag) c.req.raw.headers.delete('range')
  const response = await serveStatic({ path })(c, async () => {})
  if (!response) throw notFound('The file is not there')
  if (response.ok)
    for (const [name, value] of Object.entries({ ...headers, 'accept-ranges': 'bytes' }))
      response.headers.set(name, value)
  return response
}
