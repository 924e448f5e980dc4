import { describe, expect, inject, it } from 'vitest'
import { pagePolicy, requestPolicies, requestPolicyOf } from '#server/http/index.ts'
import { newIpAddress, request } from './http.ts'
import { sendRaw } from './raw.ts'

const { host } = new URL(inject('siteUrl'))
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
]
const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

/** One URL for each path of the table, and pages, which are not in it. */
const pages = ['/', '/contact', '/pricing.data', '/products/x.md', '/blogs/feed.xml', '/nothing']
const rows = [...requestPolicies, { ...pagePolicy, paths: pages }]
/** Depend on settings and have tests of their own. */
const off = ['/api/consent', '/api/content-changed', '/studio/api/*']
const endpoints = rows.flatMap((policy) =>
  policy.paths
    .filter((path) => !off.includes(path))
    .map((path) => ({ path: path.replace(/:\w+|\*/g, 'x'), policy })),
)
const taking = endpoints.filter(({ policy }) => policy.methods.includes('POST'))
const formHeaders = () => ({
  'content-type': 'application/x-www-form-urlencoded',
  'x-forwarded-for': newIpAddress(),
})

describe.each(endpoints)('$path', ({ path, policy }) => {
  const refused = methods.filter((method) => !policy.methods.includes(method))

  it(`responds with 405 and Allow to ${refused.join(', ')}`, async () => {
    for (const method of refused) {
      const { status, headers } = await request(path, { method })
      expect([status, headers.allow], method).toEqual([405, policy.methods.join(', ')])
    }
  })
})

describe.each(taking)('a post to $path', ({ path, policy }) => {
  const isProblem = policy.refusals === 'problem'
  const type = isProblem ? 'application/problem+json' : 'text/plain; charset=utf-8'

  it('is rejected before a body that is too large is read', async () => {
    const lines = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-For: ${newIpAddress()}`,
      `Content-Length: ${policy.maxBodyBytes + 1}`,
    ]
    const { status, headers } = await sendRaw(`${lines.join('\r\n')}\r\n\r\n`)
    expect([status, headers['content-type']]).toEqual([413, type])
  })

  it('is rejected once a body without a length gets too large', async () => {
    const chunked = { ...formHeaders(), 'transfer-encoding': 'chunked' }
    const body = 'x'.repeat(policy.maxBodyBytes + 1)
    const { status, headers } = await request(path, { method: 'POST', headers: chunked, body })
    expect([status, headers['content-type']]).toEqual([413, type])
  })

  it(`is ${policy.origin === 'same' ? '' : 'not '}rejected for its origin`, async () => {
    const headers = { ...formHeaders(), ...elsewhere }
    const { status } = await request(path, { method: 'POST', headers, body: 'a=b' })
    if (policy.origin === 'same') expect(status).toBe(403)
    else expect(status).not.toBe(403)
  })
})

it('responds to a PUT of 400 MB without reading it', async () => {
  const head = `PUT /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 419430400\r\n\r\na=`
  const { status, headers } = await sendRaw(head)
  expect([status, headers.allow]).toEqual([405, requestPolicyOf('/contact').methods.join(', ')])
})

it.each(['GET', 'POST', 'PUT'])('responds with 404 to %s of an unknown path', async (method) => {
  for (const path of ['/api', '/api/nothing', '/api/email-send/more', '/api/%00']) {
    const { status, headers, text } = await request(path, { method })
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json'])
    expect(JSON.parse(text)).toMatchObject({ status: 404, title: 'Not Found' })
  }
})

it('responds to OPTIONS * like to any path', async () => {
  const asked = `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  expect((await sendRaw(asked)).status).toBe(405)
})
