import { expect, it } from 'vitest'
import { Pages } from './pages.ts'

const siteUrl = 'http://127.0.0.1:3000'

it('refuses renders beyond the limit, and still serves cached pages', async () => {
  let isSlow = false
  const release = Promise.withResolvers<void>()
  const pages = new Pages({
    siteUrl,
    development: false,
    async render() {
      if (isSlow) await release.promise
      return { response: new Response('text'), dependencies: new Set(['type:blog']) }
    },
  })
  const get = (path: string, client = '') => pages.answer(new Request(siteUrl + path), client)
  await get('/pricing')
  isSlow = true
  const waiting: Promise<{ status: number }>[] = []
  const readers = 300
  for (let number = 0; number < readers; number += 1)
    waiting.push(get(`/blogs/p${number}`, `10.0.0.${number}`))
  const refused = await Promise.race(waiting)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  pages.invalidate('all')
  expect((await get('/pricing')).status).toBe(200)
  release.resolve()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  const answered = statuses.filter((status) => status === 200).length
  expect(answered).toBeGreaterThan(100)
  expect(answered).toBeLessThan(readers)
  expect((await get('/blogs/after')).status).toBe(200)
})

it('renders made-up URLs within the budget of each client, and still serves cached pages', async () => {
  const rendered: string[] = []
  const pages = new Pages({
    siteUrl,
    development: false,
    async render(request) {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const status = pathname === '/pricing' ? 200 : 404
      return { response: new Response('text', { status }), dependencies: new Set() }
    },
  })
  const get = (path: string, client = 'one') => pages.answer(new Request(siteUrl + path), client)
  await get('/pricing')
  for (let number = 0; number < 200; number += 1) {
    expect((await get(`/made-up-${number}`)).status).toBe(404)
  }
  expect(rendered.length).toBeLessThan(100)
  expect(rendered).toContain('/404')
  expect((await get('/blogs/made-up')).status).toBe(429)
  expect((await get('/blogs?q=made-up')).status).toBe(429)
  expect((await get('/pricing')).status).toBe(200)
  expect((await get('/blogs/made-up', 'another')).status).toBe(404)
})
