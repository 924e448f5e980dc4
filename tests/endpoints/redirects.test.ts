import { describe, expect, inject, it } from 'vitest'
import { productIds } from '../fixtures/site-paths.ts'
import { ask } from './http.ts'

const site = inject('siteUrl')

/** Where a request ends, redirect by redirect. */
async function follow(path: string, headers: Record<string, string> = {}) {
  const steps: { status: number; location: string }[] = []
  let target = path
  for (let count = 0; count < 5; count += 1) {
    const answer = await ask(target, count === 0 ? { headers } : {})
    if (!answer.headers.location) return { steps, end: target, status: answer.status }
    const location = new URL(answer.headers.location, site + target)
    steps.push({ status: answer.status, location: location.href })
    target = location.pathname + location.search
  }
  throw new Error(`${path} does not end`)
}

describe('addresses of the source that live elsewhere', () => {
  it.each([
    ...productIds.flatMap((id) => [
      [`/services/${id}`, `/products/${id}`],
      [`/product/${id}`, `/products/${id}`],
    ]),
    ['/products', '/services'],
  ])('%s is at %s, for good', async (from, to) => {
    const { steps, end, status } = await follow(from)
    expect(steps).toEqual([{ status: 308, location: site + to }])
    expect(end).toBe(to)
    expect(status).toBe(200)
  })

  it.each(['/services/nothing', '/product/nothing'])('%s ends as a 404', async (path) => {
    expect((await follow(path)).status).toBe(404)
  })
})

describe('one address for each page', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['//pricing', '/pricing'],
    ['/blogs//', '/blogs'],
    ['/pricing/?plan=pro', '/pricing?plan=pro'],
    ['/blogs/?q=a//b/', '/blogs?q=a//b/'],
    ['//', '/'],
    ['/products///ai-chat//', '/products/ai-chat'],
  ])('%s is at %s', async (from, to) => {
    const { steps, end, status } = await follow(from)
    expect(steps).toEqual([{ status: 308, location: site + to }])
    expect(end).toBe(to)
    expect(status).toBe(200)
  })

  it('lowers an upper-case host', async () => {
    const { host, port } = new URL(site)
    const answer = await ask('/pricing?a=B', { headers: { host: `LOCALHOST:${port}` } })
    expect(answer.status).toBe(308)
    expect(new URL(answer.headers.location ?? '', site).href).toBe(
      `http://localhost:${port}/pricing?a=B`,
    )
    expect((await ask('/pricing', { headers: { host } })).status).toBe(200)
  })

  it.each(['//evil.example', '///evil.example/', '/\\evil.example', '//evil.example/%2f..'])(
    '%s leads to no other site',
    async (path) => {
      const answer = await ask(path)
      const location = new URL(answer.headers.location ?? '/', site)
      expect(location.origin).toBe(site)
    },
  )
})
