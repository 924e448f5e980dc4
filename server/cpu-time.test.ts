import { Hono } from 'hono'
import { describe, it } from 'vitest'
import { cachePolicies } from '#cache/index.ts'
import { signingKeyOf } from '#content/index.server.ts'
import { expectLinearTime, repeated, repeats } from '../tests/fixtures/cpu-time.ts'
import { consentEndpoint } from './api/consent/endpoint.ts'
import { isJson, readJsonObject } from './api/read-json.ts'
import { readReports } from './api/read-reports.ts'
import { selectResponse } from './http/cached-response.ts'
import { canonicalTarget } from './http/canonical-url.ts'
import { clientAddressReader } from './http/client-address.ts'
import type { Env } from './http/env.ts'
import { ContentImages } from './http/files/images.ts'
import { videos } from './http/files/videos.ts'
import { classifyHost, hasOneHost, originForm } from './http/host.ts'
import { requestPolicyOf } from './http/request-policy.ts'
import { isSameOrigin } from './http/same-origin.ts'
import { signInFor } from './leads-page/pages.ts'
import { readQuery } from './leads-page/query.ts'
import { routeClassOf } from './metrics/route-class.ts'
import { pageKey } from './pages/page-key.ts'
import { routeFinder } from './pages/page-routes.ts'
import { PreviewLinks } from './preview/preview-link.ts'
import { isFormToken, sessionCookies } from './sign-in/index.ts'

const siteUrl = 'https://www.example.com'
const MAX_POST_BYTES = 32 * 1024
/** Node's bound for all headers of a request. */
const MAX_HEADER_BYTES = 16 * 1024
const MAX_REPORT_BYTES = 16 * 1024

const blogQuery = ['category', 'page', 'q']
const routeOf = routeFinder([
  { pattern: '/', query: blogQuery, dependsOnSecGpc: true },
  { pattern: '/blogs/feed.xml' },
  { pattern: '/blogs/:blogId' },
])
const { session: cookie } = sessionCookies(siteUrl)
const cookiePage = new Hono().get('/', (c) => c.text(cookie.read(c) ?? ''))

const service = {
  name: 'Counter',
  category: 'analytics' as const,
  provider: 'Example, Inc.',
  purpose: 'Counts how often a page is opened.',
  script: 'https://counter.example/count.js',
  talksTo: [],
  stores: [],
}
const consent = consentEndpoint({ siteUrl, services: [service] })

const host = {
  baseUrl: siteUrl,
  projectId: 'p',
  dataset: 'd',
  signingKey: signingKeyOf('a secret'),
}
const images = new ContentImages({
  platformUrl: 'http://platform.example',
  host,
  fetch: async () => new Response('pixels', { headers: { 'content-type': 'image/png' } }),
})
const media = new Hono<Env>()
  .get('/images/*', (c) => images.handle(c))
  .get('/assets/*', videos(import.meta.dirname))

const previewLinks = new PreviewLinks('a token')

const asHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '~').slice(0, MAX_HEADER_BYTES)
/** A header of the length of `text` that ends like it, because trailing spaces would be trimmed. */
const headerWith = (prefix: string, text: string) => asHeader(prefix + text.slice(prefix.length))

const report = (text: string) => {
  const texts = Array.from({ length: Math.ceil(text.length / 1_900) }, (_, part) =>
    text.slice(part * 1_900, (part + 1) * 1_900),
  )
  return texts.map((message) => ({ type: 'script-error', url: message, body: { message } }))
}

const judge = classifyHost(siteUrl)
const clientAddress = clientAddressReader('2', () => undefined)
const bodies = { identity: Buffer.from('page'), br: Buffer.from('p') }
const stored = { status: 200, headers: {}, policy: cachePolicies.page, bodies, hash: 'hash' }
const urlOf = (text: string) => new URL(`${siteUrl}/blogs?q=${text}&page=${text}&${text}`)
const targetOf = (text: string) => `/${asHeader(text).replaceAll(' ', '%20')}`

const readers: Record<string, { size: number; read: (text: string) => unknown }> = {
  'the body of a form endpoint': {
    size: MAX_POST_BYTES,
    read: (body) => readJsonObject(new Request(siteUrl, { method: 'POST', body })),
  },
  'a content type': { size: MAX_HEADER_BYTES, read: (text) => isJson(`application/json${text}`) },
  'an origin': {
    size: MAX_HEADER_BYTES,
    // A header holds Latin-1.
    read: (text) =>
      isSameOrigin(new Request(siteUrl, { headers: { origin: asHeader(text) } }), siteUrl),
  },
  'reports of browsers': {
    size: MAX_REPORT_BYTES,
    read: (text) =>
      readReports(
        new Request(siteUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/reports+json' },
          body: JSON.stringify(report(text)),
        }),
        siteUrl,
      ),
  },
  'the query of the leads page': {
    size: MAX_HEADER_BYTES,
    read(text) {
      const params = new URLSearchParams({ search: text, since: text, page: text, kind: text })
      return readQuery(params, 'session')
    },
  },
  'the cookies of the leads page': {
    size: MAX_HEADER_BYTES,
    read: (text) => cookiePage.request('/', { headers: { cookie: asHeader(text) } }),
  },
  'a path': {
    size: MAX_HEADER_BYTES,
    read(text) {
      const target = targetOf(text)
      requestPolicyOf(target)
      routeOf(target)
      canonicalTarget(target, '', siteUrl)
      originForm(text)
      routeClassOf('GET', target)
    },
  },
  'the page after signing in': {
    size: MAX_HEADER_BYTES,
    read: (text) => signInFor(`/leads/${asHeader(text)}/`),
  },
  'the query of a page': {
    size: MAX_HEADER_BYTES,
    read: (text) => pageKey(urlOf(text), routeOf('/'), '1'),
  },
  'a host': {
    size: MAX_HEADER_BYTES,
    read(text) {
      const headers = { host: asHeader(text) }
      judge({ method: 'GET', url: '/', headers })
      hasOneHost({ headers, rawHeaders: ['Host', headers.host], httpVersion: '1.1' })
      canonicalTarget('/', headers.host, siteUrl)
    },
  },
  'a forwarded address': {
    size: MAX_HEADER_BYTES,
    read: (text) => clientAddress('127.0.0.1', asHeader(text)),
  },
  'accepted encodings and known tags': {
    size: MAX_HEADER_BYTES,
    read(text) {
      const value = asHeader(text)
      selectResponse(stored, {
        method: 'GET',
        acceptEncoding: value,
        ifNoneMatch: value,
        purpose: value,
      })
    },
  },
  'the range of a video': {
    size: MAX_HEADER_BYTES,
    async read(text) {
      for (const prefix of ['', 'bytes=', 'bytes=0-']) {
        await media.request('/assets/none.mp4', { headers: { range: headerWith(prefix, text) } })
      }
    },
  },
  'the cookie of a consent': {
    size: MAX_HEADER_BYTES,
    read: (text) =>
      consent.request('/consent', { headers: { cookie: headerWith('consent=', text) } }),
  },
  'the query of a preview': {
    size: MAX_HEADER_BYTES,
    read(text) {
      const query = new URLSearchParams(`type=blog&id=post&${text}`)
      previewLinks.read(query)
      for (const name of ['id', 'expires', 'studio', 'signature']) query.set(name, text)
      previewLinks.read(query)
    },
  },
  'the token of a form': {
    size: 2 * MAX_POST_BYTES,
    read: (text) => isFormToken(text, 'a session'),
  },
}

describe('untrusted input', () => {
  it.each(Object.entries(readers))('is parsed in linear time: %s', async (name, { size, read }) => {
    for (const part of repeats) {
      const label = `${name} of ${JSON.stringify(part)}`
      await expectLinearTime((length) => read(repeated(part, length)), size, label)
    }
  })
})
