import { describe, expect, inject, it } from 'vitest'
import { canonicalPages, productIds } from '../fixtures/site-paths.ts'
import { newIpAddress, request } from './http.ts'

const site = inject('siteUrl')

/** Follows redirects and returns the statuses and the final path. */
async function follow(path: string, headers: Record<string, string> = {}) {
  const steps: { status: number; location: string }[] = []
  let target = path
  for (let count = 0; count < 5; count += 1) {
    const response = await request(target, count === 0 ? { headers } : {})
    if (!response.headers.location) return { steps, end: target, status: response.status }
    const location = new URL(response.headers.location, site + target)
    steps.push({ status: response.status, location: location.href })
    target = location.pathname + location.search
  }
  throw new Error(`${path} does not end`)
}

describe('URLs of the former site', () => {
  it.each([
    ...productIds.flatMap((id) => [
      [`/services/${id}`, `/products/${id}`],
      [`/product/${id}`, `/products/${id}`],
    ]),
    ['/products', '/services'],
    ['/blogs?category=Best+Practices&q=', '/blogs/category/best-practices'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const { steps, end, status } = await follow(from)
    expect(steps).toEqual([{ status: 308, location: site + to }])
    expect(end).toBe(to)
    expect(status).toBe(200)
  })

  it.each(['/services/nothing', '/product/nothing'])('%s ends as a 404', async (path) => {
    expect((await follow(path)).status).toBe(404)
  })
})

describe('links that are slightly wrong', () => {
  const endings = [
    ')',
    '.',
    ',',
    '%3E',
    '%20',
    '%22',
    '%E2%80%9D',
    ').',
    '*',
    '_',
    "'",
    '%2529',
    ')/',
  ]
  // `/services/…` redirects on its own.
  const mistaken = canonicalPages
    .filter((page) => page !== '/services')
    .flatMap((page, index) => {
      const ending = endings[index % endings.length]
      return [
        [page + ending, page],
        [`${page.replace(/\/$/, '').toUpperCase()}/index.html${ending}`, page],
      ] as const
    })

  it.each([...mistaken, ['/feed)', '/blogs/feed.xml'], ['/llms.txt.', '/llms.txt']] as const)(
    '%s redirects once to %s',
    async (from, to) => {
      const headers = { 'x-forwarded-for': newIpAddress() }
      const { steps, end, status } = await follow(`${from}?utm_source=mail`, headers)
      expect(steps).toEqual([{ status: 308, location: `${site}${to}?utm_source=mail` }])
      expect(end).toBe(`${to}?utm_source=mail`)
      expect(status).toBe(200)
    },
  )

  it.each([
    '/nothing)',
    '/blogs/nothing).',
    '/%22%2F%2Felsewhere.example',
    '/%5Celsewhere.example)',
  ])('there is no page for %s', async (path) => {
    const { status, headers } = await request(path)
    expect(status).toBe(404)
    expect(headers.location).toBeUndefined()
  })
})

describe('canonical URLs', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['//pricing', '/pricing'],
    ['/blogs//', '/blogs'],
    ['/pricing/?plan=pro', '/pricing?plan=pro'],
    ['/blogs/?q=a//b/', '/blogs?q=a//b/'],
    ['//', '/'],
    ['/products///ai-chat//', '/products/ai-chat'],
    ['/BLOGS', '/blogs'],
    ['/products/AI-CHAT', '/products/ai-chat'],
    ['/blogs/category/Research', '/blogs/category/research'],
  ])('%s redirects to %s', async (from, to) => {
    const { steps, end, status } = await follow(from)
    expect(steps).toEqual([{ status: 308, location: site + to }])
    expect(end).toBe(to)
    expect(status).toBe(200)
  })

  it('have a lower-case host', async () => {
    const { host, port } = new URL(site)
    const response = await request('/pricing?a=B', { headers: { host: `LOCALHOST:${port}` } })
    expect(response.status).toBe(308)
    expect(new URL(response.headers.location ?? '', site).href).toBe(
      `http://localhost:${port}/pricing?a=B`,
    )
    expect((await request('/pricing', { headers: { host } })).status).toBe(200)
  })
})
