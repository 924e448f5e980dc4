import { describe, expect, inject, it } from 'vitest'
import { message } from '#leads/test/messages.ts'
import { leadsOf } from '../fixtures/received-leads.ts'
import { newIpAddress, postJson, request } from './http.ts'

const site = inject('siteUrl')

const messageWith = (word: string) => ({
  ...message,
  email: `${word}@example.org`,
  subject: `${message.subject} ${word}`,
})
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

it('limits trust only the last proxy', async () => {
  const post = async (forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor }
    return (await postJson('/api/email-send', messageWith(newWord()), { headers })).status
  }
  const own = newIpAddress()
  for (let count = 0; count < 10; count += 1) {
    expect(await post(`198.51.100.${count}, ${own}`)).toBe(202)
  }
  expect(await post(`198.51.100.99, ${own}`)).toBe(429)
  expect(await post(`198.51.100.99, ${newIpAddress()}`)).toBe(202)
})

it('the original call of /api/email-send is accepted for the default recipient', async () => {
  const word = newWord()
  const call = { subject: `Original ${word}`, htmlContent: '<p>Hello</p>' }
  const to = 'contact@plumbline.example'
  expect((await postJson('/api/email-send', { ...call, to })).status).toBe(202)
  expect(await leadsWith(word)).toHaveLength(1)
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
    const good = await post('/contact', messageWith(newWord()), { origin: site })
    expect(good.status).toBe(200)
    const bad = await post('/contact', { ...messageWith(newWord()), email: 'nobody' })
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
    const { text } = await post('/contact', { ...messageWith(newWord()), email: '"><script>x' })
    expect(text).not.toContain('"><script>x')
  })

  it('are rejected when there are too many, and keep the text', async () => {
    const headers = { 'x-forwarded-for': newIpAddress() }
    for (let count = 0; count < 10; count += 1) {
      expect((await post('/contact', messageWith(newWord()), headers)).status).toBe(200)
    }
    const word = newWord()
    const response = await post('/contact', { ...messageWith(newWord()), subject: word }, headers)
    expect(response.status).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.text).toContain('role="alert"')
    expect(response.text).toContain(`value="${word}"`)
    expect(await leadsWith(word)).toEqual([])
  })
})
