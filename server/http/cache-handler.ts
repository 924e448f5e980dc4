import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Metrics } from '../metrics/metrics.ts'
import { routeClassOf } from '../metrics/route-class.ts'
import { answerFor, type StoredAnswer } from '../pages/cached-response.ts'
import type { Pages } from '../pages/pages.ts'
import { canonicalTarget } from './canonical-url.ts'
import { hostJudge } from './host.ts'
import type { Files } from './static-files.ts'

interface Parts {
  pages: Pages
  files: Files
  siteUrl: string
  /** The headers of every answer. */
  base: Record<string, string>
  metrics: Metrics
  /** Answers everything else. */
  onward: RequestListener
}

/**
 * A handler that answers with pages and files in memory itself, at the cost of a look-up, and passes
 * all else on. The frameworks behind it would take several times as long as the answer itself.
 */
export function keptFirst(parts: Parts): RequestListener {
  const { base, metrics, onward } = parts
  const given = new Map(Object.entries(base))
  const linesOf = headerLines(base)
  const judge = hostJudge(parts.siteUrl)
  return (request, response) => {
    const start = performance.now()
    const place = judge(request)
    if (place !== 'own') return turnAway(place, request, response, parts)
    const stored = keptFor(request, parts)
    if (!stored) {
      response.setHeaders(given)
      onward(request, response)
      return
    }
    const { method = 'GET', url = '/', headers } = request
    const path = url.split('?', 1)[0] ?? url
    const answer = answerFor(stored, {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
      purpose: headers['sec-purpose']?.toString(),
    })
    response.writeHead(answer.status, linesOf(answer.headers))
    response.end(answer.body)
    const seconds = (performance.now() - start) / 1000
    const route = routeClassOf(method, path)
    metrics.answered(route, answer.status, seconds)
    if (route !== 'file') metrics.page(false)
  }
}

/** Answers a request for another host than the site's. */
function turnAway(
  place: 'elsewhere' | 'misdirected',
  { url = '/', method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  { base, siteUrl, metrics }: Parts,
): void {
  const headers = { ...base, 'cache-control': 'no-store', 'content-type': 'text/plain' }
  const status = place === 'elsewhere' ? 308 : 421
  const location = siteUrl + (canonicalTarget(url, '', siteUrl) ?? url)
  response.writeHead(status, place === 'elsewhere' ? { ...headers, location } : headers)
  response.end(place === 'elsewhere' ? '' : `This site answers at ${siteUrl} only.\n`)
  metrics.answered(routeClassOf(method, url), status, 0)
}

/** The lines of a head, names and values in turn, made once for each object that answers share. */
function headerLines(base: Record<string, string>) {
  const made = new WeakMap<object, string[]>()
  return (headers: Readonly<Record<string, string>>): string[] => {
    const known = made.get(headers) ?? Object.entries({ ...base, ...headers }).flat()
    made.set(headers, known)
    return known
  }
}

function keptFor(
  { method, url: target = '/', headers }: IncomingMessage,
  { pages, files, siteUrl }: Parts,
): StoredAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!target.startsWith('/') || canonicalTarget(target, headers.host ?? '', siteUrl)) {
    return undefined
  }
  return files.kept(target) ?? pages.fresh(target, headers['sec-gpc']?.toString())
}
