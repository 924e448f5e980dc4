import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventoryCounters, severityTallies, testimonials } from '#copy/claims/claims.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { freePort } from '../fixtures/free-port.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { documentAt, PageDocument } from './document.ts'
import { postJson, request } from './http.ts'

describe('a site with a public URL', () => {
  const origin = 'https://www.example.com'
  let site: ServerProcess
  const get = (path: string, headers = {}) => request(path, { site: site.url, headers })

  beforeAll(async () => {
    // The Ready line has the public URL and not the port.
    const port = String(await freePort())
    site = await startSite({
      PORT: port,
      SITE_URL: `${origin}/`,
      HSTS_MAX_AGE_SECONDS: '63072000',
      HSTS_INCLUDE_SUBDOMAINS: '1',
      APP_URL: 'https://app.example.com/sign-in',
      DOCS_URL: 'https://docs.example.com/integrations',
      LAUNCH_URL: '',
      SOCIAL_X: '',
      SOCIAL_GITHUB: 'https://github.com/example',
    })
    site.url = `http://127.0.0.1:${port}`
  })
  afterAll(() => site.stop())

  it('uses its public URL in canonical links, feeds and sitemap', async () => {
    const page = new PageDocument((await get('/pricing')).text)
    expect(page.attribute('link[rel=canonical]', 'href')).toBe(`${origin}/pricing`)
    expect(page.attribute('meta[property="og:image"]', 'content')).toMatch(`${origin}/`)
    for (const path of ['/sitemap.xml', '/blogs/feed.xml', '/robots.txt', '/llms.txt']) {
      const { text } = await get(path)
      expect(text).toContain(`${origin}/`)
      expect(text).not.toContain(site.url)
    }
  })

  it('sends HSTS as set', async () => {
    const { headers } = await get('/')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('accepts posts from its own origin, not from loopback', async () => {
    const send = (headers: Record<string, string>) =>
      postJson(
        '/api/waitlistapi',
        { email: 'a@example.org', linkedin: 'linkedin.com/in/ada' },
        { site: site.url, headers },
      )
    expect((await send({ origin })).status).toBe(202)
    expect((await send({ origin: 'http://localhost:3000' })).status).toBe(403)
    expect((await send({ origin: 'https://example.com' })).status).toBe(403)
  })

  it('links to external sign-in and documentation in new tabs', async () => {
    const home = new PageDocument((await get('/')).text)
    const signIn = home.all('a[href="https://app.example.com/sign-in"]')
    expect(signIn.length).toBeGreaterThan(0)
    const integrations = new PageDocument((await get('/integrations')).text)
    const guides = integrations.all('a[href="https://docs.example.com/integrations"]')
    expect(guides).toHaveLength(7)
    for (const { properties } of [...signIn, ...guides]) {
      expect(properties.target).toBe('_blank')
      expect(properties.rel).toContain('noopener')
    }
  })

  it('hides links whose setting is empty', async () => {
    const home = new PageDocument((await get('/')).text)
    expect(home.all('a[href*="launch.example.com"]')).toEqual([])
    expect(home.all('a[href*="social.example.com/x"]')).toEqual([])
    expect(home.all('a[href="https://github.com/example"]')).toHaveLength(1)
  })

  it('leaves out claims that the owner has not confirmed', async () => {
    const { counters, tallies } = pageLabels.security
    const unconfirmed = [
      ...testimonials.map((claim) => ({ ...claim, path: '/', text: claim.author })),
      ...inventoryCounters.map((claim) => ({ ...claim, path: '/security', text: counters })),
      ...severityTallies.map((claim) => ({ ...claim, path: '/security', text: tallies })),
    ].filter(({ sample }) => sample)
    for (const { path, text } of unconfirmed) {
      expect(new PageDocument((await get(path)).text).text('main')).not.toContain(text)
      expect((await documentAt(path)).text('main')).toContain(text)
    }
  })

  it('warns at start about unset settings', () => {
    expect(site.output()).toContain('SMTP_URL')
    expect(site.output()).toContain('CONTACT_RECIPIENT')
  })

  it('warns once about an untrusted X-Forwarded-For', async () => {
    const warnings = () => site.output().split('TRUST_PROXY').length - 1
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      await postJson(
        '/api/waitlistapi',
        {},
        {
          site: site.url,
          headers: { 'x-forwarded-for': address },
        },
      )
    }
    await expect.poll(warnings).toBe(1)
  })
})

describe('without settings', () => {
  it('keeps sign-up on the site and shows sample links', async () => {
    const home = await documentAt('/')
    expect(home.all('#mobile-menu a[href="/join-waitlist"]')).toHaveLength(1)
    expect(home.all('a[href*="launch.example.com"]')).toHaveLength(1)
    const integrations = await documentAt('/integrations')
    expect(integrations.all('#list > div > ul a[href="/docs/integrations/github"]')).toHaveLength(1)
  })
})
