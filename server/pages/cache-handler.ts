import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { noStoreHeader } from '#cache/index.ts'
import {
  type CachedResponse,
  canonicalTarget,
  classifyHost,
  type Files,
  fileHeaders,
  hasLineBreak,
  isGetOrHead,
  selectResponse,
} from '../http/index.ts'
import { type Metrics, routeClassOf } from '../metrics/index.ts'
import type { Pages } from './pages.ts'

interface Options {
  pages: Pages
  files: Files
  siteUrl: string
  /** Headers of every response that is not a file of the build. */
  base: Record<string, string>
  metrics: Metrics
  /** Handles requests that can't be served from memory. */
  next: RequestListener
}

/**
 * A request handler that serves pages and files from memory and passes on all other requests. It uses
 * `node:http` directly, because the frameworks behind it take several times as long as the response itself.
 */
export function serveFromCache(options: Options): RequestListener {
  const { base, files, metrics, next } = options
  const ofFile = fileHeaders(options.base)
  const entries = { base: new Map(Object.entries(base)), file: new Map(Object.entries(ofFile)) }
  const linesOf = { base: headerLines(base), file: headerLines(ofFile) }
  const hostOf = classifyHost(options.siteUrl)
  return (request, response) => {
    const start = performance.now()
    const host = hostOf(request)
    if (host !== 'own') return refuseHost(host, request, response, options)
    const { method = 'GET', url = '/', headers } = request
    const path = pathOf(url)
    const canonical = isGetOrHead(method) ? canonicalOf(request, options) : undefined
    if (canonical) {
      response.writeHead(308, { ...base, location: canonical })
      response.end()
      metrics.recordResponse(routeClassOf(method, path), 308, 0)
      return
    }
    const stored = isGetOrHead(method) ? inMemory(request, options) : undefined
    const kind = isGetOrHead(method) && files.has(path) ? 'file' : 'base'
    if (!stored) {
      response.setHeaders(entries[kind])
      next(request, response)
      return
    }
    const selected = selectResponse(stored, {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
      purpose: headers['sec-purpose']?.toString(),
    })
    response.writeHead(selected.status, linesOf[kind](selected.headers))
    response.end(selected.body)
    const seconds = (performance.now() - start) / 1000
    const route = routeClassOf(method, path)
    metrics.recordResponse(route, selected.status, seconds)
    if (route !== 'file') metrics.recordPage(false)
  }
}

/** Responds to a request for a host other than the site's. */
function refuseHost(
  host: 'elsewhere' | 'misdirected',
  { url = '/', method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  { base, siteUrl, metrics }: Options,
): void {
  const headers = { ...base, ...noStoreHeader, 'content-type': 'text/plain' }
  const status = host === 'elsewhere' ? 308 : 421
  const location = siteUrl + (canonicalTarget(url, '', siteUrl) ?? url)
  response.writeHead(status, host === 'elsewhere' ? { ...headers, location } : headers)
  response.end(host === 'elsewhere' ? '' : `This site is served at ${siteUrl} only.\n`)
  metrics.recordResponse(routeClassOf(method, pathOf(url)), status, 0)
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** Headers as a flat array of names and values, memoized by object, because responses share their headers. */
function headerLines(base: Record<string, string>) {
  const memo = new WeakMap<object, string[]>()
  return (headers: Readonly<Record<string, string>>): string[] => {
    const known = memo.get(headers) ?? Object.entries({ ...base, ...headers }).flat()
    memo.set(headers, known)
    return known
  }
}

/** The canonical URL of a GET or HEAD for another one, such as with a trailing slash. */
function canonicalOf(
  { url = '/', headers }: IncomingMessage,
  { pages, siteUrl }: Options,
): string | undefined {
  if (endsInPunctuation(pathOf(url))) return undefined
  const target = canonicalTarget(url, headers.host ?? '', siteUrl) ?? url
  const path = pathOf(target)
  const canonical = pages.normalizePath(path) + target.slice(path.length)
  return canonical === url ? undefined : canonical
}

/**
 * Whether a link may be slightly wrong, such as `/Contact)/`. The app redirects it at once to the page that it
 * means (`app/not-found/redirect-missing.server.ts`).
 */
function endsInPunctuation(path: string): boolean {
  if (!/[^a-z\d/-]/i.test(path) || /\/\/|\\/.test(path) || hasLineBreak(path)) return false
  try {
    return /[^\p{L}\p{N}/-]\/*$|%/u.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** The page or file in memory for a GET or HEAD, if there is one. */
function inMemory(
  { url: target = '/', headers }: IncomingMessage,
  { pages, files }: Options,
): CachedResponse | undefined {
  // Which type to send is decided in app.ts.
  if (headers.accept?.includes('text/markdown')) return files.cached(target)
  // Not from the cache: they are a 404 until someone may open them, which doesn't invalidate pages.
  if (/^\/(studio|leads)(?![\w-])/.test(target)) return undefined
  return files.cached(target) ?? pages.fresh(target, headers['sec-gpc']?.toString())
}
