import { describe, expect, it } from 'vitest'
import { openLog } from '../start/log.ts'
import { reportEndpoint } from './reports.ts'

const siteUrl = 'https://site.example'

function open() {
  const lines: Record<string, unknown>[] = []
  const log = openLog('silent')
  log.warn = (line: unknown) => void lines.push(line as Record<string, unknown>)
  let address = '10.0.0.1'
  const from = (next: string) => {
    address = next
  }
  const app = reportEndpoint({ siteUrl, log })
  const post = (body: unknown, type = 'application/reports+json') =>
    app.request(
      '/reports',
      {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { clientAddress: address },
    )
  return { lines, post, from }
}

const violation = {
  type: 'csp-violation',
  age: 12,
  url: `${siteUrl}/contact?email=ann@example.com#x`,
  user_agent: 'Browser 1.0',
  body: {
    documentURL: `${siteUrl}/contact?email=ann@example.com`,
    referrer: 'https://elsewhere.example/secret?token=1',
    blockedURL: 'https://evil.example/x.js?who=ann',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    sample: 'my password is hunter2',
    disposition: 'enforce',
    sourceFile: `${siteUrl}/assets/a.js`,
    lineNumber: 3,
  },
}

describe('POST /reports', () => {
  it('logs a policy violation without anything about the visitor', async () => {
    const { lines, post } = open()
    expect((await post([violation])).status).toBe(204)
    expect(lines).toEqual([
      {
        type: 'csp-violation',
        page: '/contact',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/a.js',
        line: 3,
        disposition: 'enforce',
      },
    ])
  })

  it('accepts the older format of a report', async () => {
    const { lines, post } = open()
    const report = {
      'document-uri': `${siteUrl}/pricing?x=1`,
      'violated-directive': "style-src 'self'",
      'blocked-uri': 'inline',
      'script-sample': 'a { color: red }',
    }
    expect((await post({ 'csp-report': report }, 'application/csp-report')).status).toBe(204)
    expect(lines).toEqual([
      { type: 'csp-violation', page: '/pricing', directive: 'style-src', blocked: 'inline' },
    ])
  })

  it('logs a script error without possible input', async () => {
    const { lines, post } = open()
    const typed = 'Dear team, my name is Ann and I live in a small town'
    const message = `Error: cannot send "${typed}" of ann@example.com, +14155550123, see https://a.example/?q=1`
    await post([{ type: 'script-error', url: `${siteUrl}/`, body: { message } }])
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).toContain('cannot send')
    expect(JSON.stringify(lines)).not.toMatch(/Ann|ann@|14155550123|a\.example/)
  })

  it.each([
    [415, '[]', 'text/plain'],
    [415, '{}', 'application/json'],
    [400, '{', 'application/reports+json'],
    [400, '{}', 'application/reports+json'],
    [400, [{ type: 'a\nb' }], 'application/reports+json'],
    [400, [{ type: 'x', url: 'x'.repeat(3000) }], 'application/reports+json'],
    [400, {}, 'application/csp-report'],
  ])('responds %i to a body that is not a report', async (status, body, type) => {
    const { lines, post } = open()
    expect((await post(body, type)).status).toBe(status)
    expect(lines).toEqual([])
  })

  it('limits reports by address, in total and in one request', async () => {
    const { lines, post, from } = open()
    await post(Array.from({ length: 12 }, () => ({ ...violation, body: {} })))
    expect(lines).toHaveLength(10)
    const statuses = []
    for (let count = 0; count < 12; count += 1) statuses.push((await post([])).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(9)
    expect(Number((await post([])).headers.get('retry-after'))).toBeGreaterThan(0)
    let taken = 0
    for (let count = 0; count < 200; count += 1) {
      from(`10.0.1.${count}`)
      if ((await post([])).status === 204) taken += 1
    }
    expect(taken).toBe(110)
  })
})
