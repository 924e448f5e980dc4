import { describe, expect, inject, it } from 'vitest'
import { PageDocument } from './document.ts'
import { type HttpResponse, newIpAddress, request } from './http.ts'
import { sendRaw } from './raw.ts'

const site = inject('siteUrl')
const { host } = new URL(site)
const evil = 'evil.example'

/** A response without its date. */
function withoutVolatileHeaders({ status, headers, text }: HttpResponse) {
  const { date: _, 'x-request-id': __, connection: ___, 'keep-alive': ____, ...rest } = headers
  return { status, headers: rest, text }
}

describe('a path', () => {
  const up = ['..', '%2e%2e', '..%2f..', '..%5c..', '.%2e', '%252e%252e', '..;', '..%00']
  const below = ['/', '/assets/', '/media/', '/images/', '/images/local/production/', '/blogs/']
  const wanted = ['package.json', 'etc/passwd', 'data/content-platform.json', 'server/index.js']
  const targets = below.flatMap((folder) =>
    up.flatMap((step) => wanted.map((file) => `${folder}${step}/${step}/${step}/${file}`)),
  )

  it('cannot leave the public folder, however its dots are encoded', async () => {
    for (const target of targets) {
      const response = await sendRaw(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${newIpAddress()}\r\nConnection: close\r\n\r\n`,
      )
      expect([400, 404], target).toContain(response.status)
      expect(response.text, target).not.toMatch(/root:|"dependencies"|"token"|createRequestHandler/)
    }
  })

  it.each([
    '/favicon.svg%00',
    '/favicon.svg%2f..%2fx',
    '/FAVICON.SVG',
    '/.well-known/../.env',
    '/.git/HEAD',
    '/data/leads.db',
    '/blogs/%ff%fe',
    '/careers/%E0%A4%A',
    '/products/%c0%af',
    '/%%%',
    '/%u002e',
    `/${'%2f'.repeat(300)}`,
    `/${'a'.repeat(12_000)}`,
    `/${'a/'.repeat(5_000)}`,
    `/blogs/${'%F0%9F%92%A3'.repeat(400)}`,
    '/__proto__',
    '/products/constructor',
    '/docs/integrations/toString',
    '/products/ai-chat%0d%0aSet-Cookie:%20a=b',
  ])('%s is a 404, or redirects to one', async (path) => {
    const response = await request(path)
    expect([308, 404]).toContain(response.status)
    expect(response.headers['set-cookie']).toBeUndefined()
    const { location } = response.headers
    if (location) expect((await request(location)).status).toBe(404)
  })

  it('may be an absolute URL (RFC 9112 §3.2.2)', async () => {
    const get = (target: string) =>
      sendRaw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    const plain = await get('/pricing')
    expect(await get(`http://${evil}/pricing`)).toMatchObject({ status: 200, text: plain.text })
    const moved = await get(`https://${evil}/pricing/`)
    expect([moved.status, moved.headers.location]).toEqual([308, '/pricing'])
  })

  it.each([
    `//${evil}`,
    `//${evil}/%2f..`,
    `/\\${evil}`,
    `/\\${evil}/`,
    `/%5c${evil}/`,
    `/%2f%2f${evil}/`,
    `/.//${evil}/`,
    `/..//${evil}/..`,
    `///${evil}/`,
    `///${evil}/%2e%2e`,
    `/%09/${evil}/`,
    `/product/..%2f..%2f%2f${evil}`,
    `/services/%2f%2f${evil}`,
    `/product/${evil}%2f..`,
    `/products/?next=//${evil}`,
    `/pricing/?next=//${evil}&redirect=https://${evil}&returnTo=%2f%2f${evil}`,
  ])('%s does not redirect to another site', async (path) => {
    let target = path
    for (let steps = 0; steps < 5; steps += 1) {
      const { headers } = await request(target)
      if (headers.location === undefined) return
      const location = new URL(headers.location, site + target)
      expect(location.origin).toBe(site)
      target = location.pathname + location.search
    }
    throw new Error('There is no end to the redirects')
  })
})

describe('a Host header', () => {
  it.each([
    'evil.example',
    `evil.example:${new URL(site).port}`,
    'localhost.evil.example',
    '10.0.0.1',
  ])('%s is rejected', async (name) => {
    for (const path of ['/', '/favicon.svg', '/api/newsletter', '/leads', '/images/x']) {
      for (const method of ['GET', 'POST']) {
        expect((await request(path, { method, headers: { host: name } })).status).toBe(421)
      }
    }
  })

  it.each(['localhost', '127.0.0.1:1', '[::1]:3000', 'LOCALHOST:8080'])(
    '%s is accepted',
    async (name) => {
      expect([200, 308]).toContain((await request('/pricing', { headers: { host: name } })).status)
    },
  )

  it('may be missing in HTTP/1.0', async () => {
    for (const path of ['/healthz', '/pricing']) {
      expect((await sendRaw(`GET ${path} HTTP/1.0\r\n\r\n`)).status, path).toBe(200)
    }
  })
})

describe('a request ID', () => {
  const idFor = async (id: string) =>
    (await request('/nothing-here', { method: 'PUT', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]

  it('is kept if it is a short word, and replaced otherwise', async () => {
    expect(await idFor('trace-1_a')).toBe('trace-1_a')
    for (const id of ['x'.repeat(65), 'a b', '<script>', '{jndi:ldap://x}']) {
      expect(await idFor(id)).toMatch(/^[-\da-f]{36}$/)
    }
  })
})

describe('a cacheable response', () => {
  const headers: [name: string, value: string][] = [
    ['x-forwarded-host', evil],
    ['x-forwarded-proto', 'gopher'],
    ['x-forwarded-prefix', `//${evil}`],
    ['forwarded', `host=${evil};proto=gopher`],
    ['x-original-url', '/leads'],
    ['x-rewrite-url', '/leads'],
    ['x-http-method-override', 'DELETE'],
    ['x-middleware-subrequest', 'src/middleware'],
    ['accept', 'application/json'],
    ['accept-language', 'xx;q=1"><script>'],
    ['user-agent', '<script>alert(1)</script>'],
    ['cookie', 'consent=analytics; a=<script>alert(1)</script>; __proto__=x'],
    ['range', 'bytes=0-3'],
    ['if-modified-since', 'yesterday'],
    ['purpose', 'prefetch'],
    ['sec-gpc', '1'],
    ['authorization', 'Basic YTpi'],
  ]

  it.each(['/pricing', '/nothing-here', '/blogs/feed.xml', '/products', '/pricing/'])(
    '%s does not depend on request headers',
    async (path) => {
      const plain = withoutVolatileHeaders(await request(path))
      for (const [name, value] of headers) {
        expect(
          withoutVolatileHeaders(await request(path, { headers: { [name]: value } })),
          name,
        ).toEqual(plain)
      }
    },
  )

  it('does not depend on unknown query parameters', async () => {
    const plain = withoutVolatileHeaders(await request('/pricing'))
    const junk = `utm_source=<script>&lang=xx&callback=x&__proto__[a]=1&x=${'y'.repeat(8_000)}`
    expect(withoutVolatileHeaders(await request(`/pricing?${encodeURI(junk)}`))).toEqual(plain)
    expect(withoutVolatileHeaders(await request('/pricing?%ff=%fe&&&=&?'))).toEqual(plain)
  })

  it('does not show what another visitor searched for', async () => {
    const plain = withoutVolatileHeaders(await request('/blogs'))
    const word = '"><script>alert(1)</script>'
    const searched = await request(`/blogs?q=${encodeURIComponent(word)}`)
    expect(searched.status).toBe(200)
    const page = new PageDocument(searched.text)
    expect(page.attribute('input[name=q]', 'value')).toBe(word)
    expect(searched.text).not.toContain('<script>alert')
    expect(withoutVolatileHeaders(await request('/blogs'))).toEqual(plain)
  })

  it.each([
    'page=-1',
    'page=1e9',
    'page=NaN',
    'page=1&page=2',
    'category=__proto__',
    'category=%00',
    'q=%ff%fe',
    `q=${'a'.repeat(10_000)}`,
    'q=.*%28%28a%2B%29%2B%29%2B%24',
    'q[]=a&q[b]=c',
    '_routes=routes%2Fblogs',
  ])('/blogs?%s responds with a page', async (query) => {
    const headers = { 'x-forwarded-for': newIpAddress() }
    const { status, text } = await request(`/blogs?${query}`, { headers })
    expect([200, 404]).toContain(status)
    expect(new PageDocument(text).all('h1')).toHaveLength(1)
  })
})

describe('a body', () => {
  const post = (path: string, type: string, body: string) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': type, origin: site, 'x-forwarded-for': newIpAddress() },
      body,
    })

  it.each([
    ['/contact', 'application/x-www-form-urlencoded', 'name=%ff%fe&email=%00&message=%c0%ae'],
    ['/contact', 'application/x-www-form-urlencoded', '&'.repeat(5_000)],
    ['/contact', 'multipart/form-data', 'no boundary'],
    ['/contact', 'multipart/form-data; boundary=x', '--x\r\nnonsense'],
    ['/join-waitlist', 'text/plain', 'email=a'],
    ['/newsletter', 'application/json', '{"email": '],
  ])('that %s cannot parse is rejected, as %s', async (path, type, body) => {
    const { status } = await post(path, type, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it.each([
    '{"__proto__": {"isAdmin": true}, "email": "a@b.example"}',
    '{"constructor": {"prototype": {}}, "email": {"toString": 1}}',
    `${'['.repeat(10_000)}`,
    '{"email": "a@b.example", "email": 1e999}',
    '\u0000',
  ])('of unusual JSON is a client error', async (body) => {
    const { status } = await post('/api/newsletter', 'application/json', body)
    expect([202, 400, 422]).toContain(status)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})
