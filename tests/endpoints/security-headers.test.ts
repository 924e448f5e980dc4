import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { siteSecurity } from '#copy/trust/this-site.ts'
import { freePort } from '../fixtures/free-port.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { post, sitePaths } from '../fixtures/site-paths.ts'
import { documentAt } from './document.ts'
import { newIpAddress, request } from './http.ts'
import { sendRaw } from './raw.ts'

type Headers = Record<string, string | string[] | undefined>

/** One policy for pages and one for all other responses. CORP says what other sites may embed. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': 'default="/api/reports"',
}
const nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The directives of a policy with their sources. */
function directivesOf(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ')
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.replace(/^\S+ ?/, '')]))
}

function expectSafe(headers: Headers, corp: 'same-origin' | 'cross-origin' = 'same-origin') {
  expect(headers).toMatchObject({ ...everywhere, 'cross-origin-resource-policy': corp })
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  }
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
  const policy = directivesOf(headers['content-security-policy'])
  expect(policy['base-uri']).toBe("'none'")
  expect(policy['frame-ancestors']).toBe("'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|nonce-|https?:|strict-dynamic/)
}

function expectPagePolicy(headers: Headers) {
  const policy = directivesOf(headers['content-security-policy'])
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
  expect(policy['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
  expect(policy).toMatchObject({
    // Firefox checks prefetch links against this directive.
    'default-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'worker-src': "'none'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'later default',
    'form-action': "'self'",
    'report-to': 'default',
    'report-uri': '/api/reports',
  })
  expect(Object.keys(policy)).toHaveLength(18)
}

it.each(sitePaths)('the page $path', async ({ path }) => {
  // The first response may be rendered, the second is cached.
  for (const { headers } of [await request(path), await request(path)]) {
    // Their URLs contain a token.
    const holdsToken = /^\/newsletter\/./.test(path)
    const referrer = 'strict-origin-when-cross-origin'
    expect(headers['referrer-policy']).toBe(holdsToken ? 'no-referrer' : referrer)
    expectSafe({ ...headers, 'referrer-policy': referrer })
    expectPagePolicy(headers)
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

it('has the headers that the security page shows', async () => {
  const { headers } = await request('/security')
  for (const { name, value } of siteSecurity.site.check.headers) {
    const sent = String(headers[name]).split('; ')
    expect(sent, name).toEqual(
      expect.arrayContaining(value.split('; ').filter((part) => part !== '…')),
    )
  }
})

describe('a response that is not a page', () => {
  let image: string
  let openGraphImage: string
  beforeAll(async () => {
    const page = await documentAt(post.path)
    const src = new URL(page.attribute('article img', 'src') ?? '', inject('siteUrl'))
    image = src.pathname + src.search
    const shared = page.attribute('meta[property="og:image"]', 'content') ?? ''
    openGraphImage = new URL(shared).pathname
  })

  it.each([
    ['a Markdown alternate', '/pricing.md', 200],
    ['the feed', '/blogs/feed.xml', 200, 'cross-origin'],
    ['the sitemap', '/sitemap.xml', 200],
    ['robots.txt', '/robots.txt', 200],
    ['llms.txt', '/llms.txt', 200],
    ['security.txt', '/.well-known/security.txt', 200],
    ['gpc.json', '/.well-known/gpc.json', 200],
    ['the manifest', '/site.webmanifest', 200],
    ['an Open Graph image', () => openGraphImage, 200, 'cross-origin'],
    ['a content image', () => image, 200, 'cross-origin'],
    ['liveness', '/healthz', 200],
    ['readiness', '/readyz', 200],
    ['a redirect of a product', '/product/ai-chat', 308],
    ['a canonical redirect', '/pricing/', 308],
    ['an endpoint asked wrongly', '/api/email-send', 405],
    ['the webhook that is off', '/api/content-changed', 404],
    ['a form from elsewhere', '/contact', 403, 'same-origin', { 'sec-fetch-site': 'cross-site' }],
    ['a call from elsewhere', '/api/newsletter', 403, 'same-origin', { origin: 'null' }],
    ['a call that is not JSON', '/api/newsletter', 415, 'same-origin', { 'content-type': 'a/b' }],
    ['a call without a body', '/api/newsletter', 400, 'same-origin', {}],
  ] as const)('%s', async (_name, path, status, corp = 'same-origin', posted = undefined) => {
    const method = posted ? 'POST' : 'GET'
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newIpAddress() }
    const target = typeof path === 'string' ? path : path()
    const response = await request(target, {
      method,
      ...(posted ? { headers: { ...headers, ...posted }, body: '' } : {}),
    })
    expect(response.status).toBe(status)
    expectSafe(response.headers, corp)
    expect(response.headers['content-security-policy']).toBe(nothing)
  })

  it.each([
    ['something that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 501],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['a head too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a target too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['a search too long', `GET /blogs?q=${'a'.repeat(300_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('the rejection of %s, which says why', async (_name, bytes, status) => {
    const response = await sendRaw(bytes)
    expect(response.status).toBe(status)
    expect(response.headers['content-type']).toBe('text/plain')
    expect(response.text).toMatch(/^[A-Z].+\.\n/m)
    expectSafe(response.headers)
  })
})

it('files of the build have no policies for documents', async () => {
  const script = /"(\/assets\/[^"]+\.js)"/.exec((await request('/')).text)?.[1] ?? ''
  for (const [path, corp, more] of [
    [script, 'same-origin', []],
    ['/favicon.svg', 'cross-origin', ['content-security-policy']],
  ] as const) {
    const { status, headers } = await request(path)
    expect(status).toBe(200)
    const names = Object.keys(headers).filter((name) => /polic|reporting|nosniff|x-/.test(name))
    expect(names.toSorted()).toEqual([
      ...more,
      'cross-origin-resource-policy',
      'x-content-type-options',
    ])
    expect(headers['cross-origin-resource-policy']).toBe(corp)
  }
})

it.each(['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x'])(
  '%s is not indexed and sends no Referer',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const { headers } = await request(path, { method })
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    }
  },
)

describe('on a public https URL without content', () => {
  let site: ServerProcess
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    site = await startSite({
      SITE_URL: 'https://www.site.example',
      SANITY_API_HOST: `http://127.0.0.1:${await freePort()}`,
      LOG_LEVEL: 'silent',
      PORT: String(port),
    })
  })
  afterAll(() => site.stop())

  it.each([
    ['/pricing', 200],
    ['/blogs', 503],
    ['/blogs/feed.xml', 503],
    ['/nothing-here', 404],
    ['/pricing/', 308],
  ])('%s', async (path, status) => {
    const response = await request(path, { site: url })
    expect(response.status).toBe(status)
    expect(response.headers['strict-transport-security']).toBe('max-age=300')
    expect(response.headers).toMatchObject(everywhere)
    expect(response.headers['content-security-policy']).toContain("base-uri 'none'")
  })

  it('keeps files on https', async () => {
    const { headers } = await request('/favicon.svg', { site: url })
    expect(headers['strict-transport-security']).toBe('max-age=300')
  })

  it.each(['site.example', 'WWW.site.example.', 'evil.example:8443'])(
    'redirects requests for %s to its own host name',
    async (host) => {
      const moved = await request('/pricing?plan=pro', { site: url, headers: { host } })
      const own = 'https://www.site.example/pricing?plan=pro'
      expect([moved.status, moved.headers.location]).toEqual([308, own])
      expect(
        (await request('/contact', { site: url, method: 'POST', headers: { host } })).status,
      ).toBe(421)
    },
  )

  it('rejects other host names, except for probes from this machine', async () => {
    const headers = { host: '10.0.0.1:3000' }
    expect((await request('/pricing', { site: url, headers })).status).toBe(421)
    expect((await request('/healthz', { site: url, headers })).status).toBe(200)
    expect((await request('/metrics', { site: url, headers })).status).toBe(404)
    expect((await request('/metrics', { site: url })).status).toBe(200)
  })
})
