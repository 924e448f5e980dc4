import { describe, expect, inject, it } from 'vitest'
import { leadsOf } from '../fixtures/received-leads.ts'
import { newIpAddress, postJson, request } from './http.ts'

const site = inject('siteUrl')
const { host, port } = new URL(site)

const message = (word: string) => ({
  name: 'Ada Byron',
  email: `${word}@example.org`,
  reason: 'support',
  subject: `Scan of a monorepo ${word}`,
  message: 'Does it read all packages?',
})
const forms = {
  '/api/email-send': message,
  '/api/waitlistapi': (word: string) => ({
    email: `${word}@example.org`,
    linkedin: `https://www.linkedin.com/in/${word}`,
  }),
  '/api/schedule-demo': (word: string) => ({
    name: 'Ada Byron',
    email: `${word}@example.org`,
    times: ['Tuesday, 2 PM'],
    timeZone: 'Europe/Berlin',
  }),
}
const paths = Object.keys(forms) as (keyof typeof forms)[]

let words = 0
function newWord(): string {
  words += 1
  return `w${process.pid}x${words}`
}

async function leadsWith(word: string) {
  const leads = await leadsOf(inject('dataDir'))
  return leads.filter((lead) => JSON.stringify(lead).includes(word))
}

it('unsubscribes by the one-click POST of a mail provider, from any origin (RFC 8058)', async () => {
  const word = newWord()
  await postJson('/api/newsletter', { email: `${word}@example.org` })
  const [lead] = await leadsWith(word)
  const { pathname, search } = new URL(lead?.subscription?.unsubscribeUrl ?? site)
  const click = (query: string) =>
    request(pathname + query, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await click('?token=forged')).status).toBe(404)
  expect((await leadsWith(word))[0]?.subscription?.state).toBe('unconfirmed')
  expect((await click(search)).status).toBe(200)
  expect((await leadsWith(word))[0]?.subscription?.state).toBe('unsubscribed')
})

describe.each(paths)('POST %s', (path) => {
  it('responds with 202 and the ID of a stored lead', async () => {
    const word = newWord()
    const { status, headers, text } = await postJson(path, forms[path](word))
    expect(status).toBe(202)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const { ok, id } = JSON.parse(text)
    expect(ok).toBe(true)
    expect((await leadsWith(word)).map((lead) => lead.id)).toEqual([id])
  })

  it('stores one lead for an idempotency key, and a new one for other fields', async () => {
    const word = newWord()
    const post = { ...forms[path](word), idempotencyKey: `key of ${word}` }
    const other = { ...forms[path](`${word}b`), idempotencyKey: `key of ${word}` }
    const idOf = async (fields: object) => JSON.parse((await postJson(path, fields)).text).id
    const ids = await Promise.all([idOf(post), idOf(post), idOf(post)])
    expect(new Set(ids).size).toBe(1)
    expect(await idOf(other)).not.toBe(ids[0])
    expect(await leadsWith(word)).toHaveLength(2)
  })

  it.each([
    ['a wrong field', 422, { email: 'nobody' }],
    ['malformed JSON', 400, '{"email":'],
    ['a list', 400, []],
    ['null', 400, 'null'],
  ])('rejects %s with %i and a reason', async (_, status, body) => {
    const response = await postJson(path, body)
    expect(response.status).toBe(status)
    expect(response.headers['content-type']).toBe('application/problem+json')
    expect(response.headers['cache-control']).toBe('no-store')
    const problem = JSON.parse(response.text)
    expect(problem.status).toBe(status)
    if (status === 422) expect(Object.keys(problem.errors)).toContain('email')
  })

  it('rejects other content types and origins', async () => {
    const fields = forms[path](newWord())
    const asText = await postJson(path, fields, { headers: { 'content-type': 'text/plain' } })
    expect(asText.status).toBe(415)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://other.127.0.0.1:${port}` },
    ]) {
      expect((await postJson(path, fields, { headers })).status).toBe(403)
    }
  })

  it('accepts posts from the site, from a loopback alias, and without an origin', async () => {
    for (const headers of [
      { origin: site },
      { origin: `http://localhost:${port}` },
      { origin: `http://[::1]:${port}` },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]) {
      expect((await postJson(path, forms[path](newWord()), { headers })).status).toBe(202)
    }
  })

  it('accepts ten in ten minutes from one IP address, and does not count repeats', async () => {
    const headers = { 'x-forwarded-for': newIpAddress() }
    const first = { ...forms[path](newWord()), idempotencyKey: newWord().padEnd(8, '-') }
    expect((await postJson(path, first, { headers })).status).toBe(202)
    for (let count = 0; count < 4; count += 1) {
      expect((await postJson(path, first, { headers })).status).toBe(202)
    }
    for (let count = 0; count < 9; count += 1) {
      expect((await postJson(path, forms[path](newWord()), { headers })).status).toBe(202)
    }
    const response = await postJson(path, forms[path](newWord()), { headers })
    expect(response.status).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await postJson(path, first, { headers })).status).toBe(202)
    expect((await postJson(path, forms[path](newWord()))).status).toBe(202)
  })

  it('stores suspected spam, with the same response', async () => {
    const word = newWord()
    const response = await postJson(path, { ...forms[path](word), website: 'https://spam.example' })
    expect(response.status).toBe(202)
    expect(await leadsWith(word)).toHaveLength(1)
  })
})

describe('the limits', () => {
  it('count an IPv6 client by its /64', async () => {
    const network = `2001:db8:${process.pid.toString(16)}:1`
    for (let count = 1; count <= 10; count += 1) {
      const headers = { 'x-forwarded-for': `${network}::${count}` }
      expect((await postJson('/api/email-send', message(newWord()), { headers })).status).toBe(202)
    }
    const same = { 'x-forwarded-for': `${network}:ffff::1` }
    const other = { 'x-forwarded-for': `2001:db8:${process.pid.toString(16)}:2::1` }
    expect((await postJson('/api/email-send', message(newWord()), { headers: same })).status).toBe(
      429,
    )
    expect((await postJson('/api/email-send', message(newWord()), { headers: other })).status).toBe(
      202,
    )
  })

  it('trust only the last proxy', async () => {
    const own = newIpAddress()
    for (let count = 0; count < 10; count += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${count}, ${own}` }
      expect((await postJson('/api/email-send', message(newWord()), { headers })).status).toBe(202)
    }
    const headers = { 'x-forwarded-for': `198.51.100.99, ${own}` }
    expect((await postJson('/api/email-send', message(newWord()), { headers })).status).toBe(429)
  })
})

describe('the original call of /api/email-send', () => {
  it('is accepted for the fixed recipient only', async () => {
    const word = newWord()
    const call = { subject: `Original ${word}`, htmlContent: '<p>Hello</p><script>x</script>' }
    const to = 'contact@plumbline.example'
    expect((await postJson('/api/email-send', { ...call, to })).status).toBe(202)
    const foreign = await postJson('/api/email-send', { ...call, to: 'victim@example.net' })
    expect(foreign.status).toBe(422)
    const leads = await leadsWith(word)
    expect(leads).toHaveLength(1)
    expect(JSON.stringify(leads)).not.toContain('script')
  })
})

describe('the pages’ own forms, without script', () => {
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': newIpAddress(),
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    })

  it('get pages that are not cacheable', async () => {
    const good = await post('/contact', message(newWord()), { origin: site })
    expect(good.status).toBe(200)
    const bad = await post('/contact', { ...message(newWord()), email: 'nobody' })
    expect(bad.status).toBe(422)
    for (const { headers } of [good, bad]) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
    expect(bad.text).toContain('value="nobody"')
    expect(bad.text).toContain('<title>Error: ')
    expect(good.text).not.toContain('<title>Error: ')
    expect((await request('/contact')).text).not.toContain('nobody')
  })

  it('escape what was typed', async () => {
    const { text } = await post('/contact', { ...message(newWord()), email: '"><script>x' })
    expect(text).not.toContain('"><script>x')
  })

  it('are rejected when there are too many, and keep the text', async () => {
    const headers = { 'x-forwarded-for': newIpAddress() }
    for (let count = 0; count < 10; count += 1) {
      expect((await post('/contact', message(newWord()), headers)).status).toBe(200)
    }
    const word = newWord()
    const response = await post('/contact', { ...message(newWord()), subject: word }, headers)
    expect(response.status).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.text).toContain('role="alert"')
    expect(response.text).toContain(`value="${word}"`)
    expect(await leadsWith(word)).toEqual([])
  })

  it('are rejected from another origin', async () => {
    const word = newWord()
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await post('/contact', message(word), headers)).status).toBe(403)
    }
    expect(await leadsWith(word)).toEqual([])
  })

  it('are rejected when they are too large', async () => {
    const { status } = await post('/contact', {
      ...message(newWord()),
      message: 'x'.repeat(300_000),
    })
    expect([413, 422]).toContain(status)
    expect((await request('/healthz', { headers: { host } })).status).toBe(200)
  })
})
