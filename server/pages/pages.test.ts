import { expect, it } from 'vitest'
import { Pages } from './pages.ts'

const siteUrl = 'http://127.0.0.1:3000'

it('refuses what would be rendered too late, and still answers what is kept', async () => {
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
  const get = (path: string) => pages.answer(new Request(siteUrl + path), '')
  await get('/kept')
  isSlow = true
  const waiting: Promise<{ status: number }>[] = []
  const searches = 300
  for (let number = 0; number < searches; number += 1) waiting.push(get(`/blogs?q=${number}`))
  const refused = await Promise.race(waiting)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  pages.contentChanged('all')
  expect((await get('/kept')).status).toBe(200)
  release.resolve()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  const answered = statuses.filter((status) => status === 200).length
  expect(answered).toBeGreaterThan(100)
  expect(answered).toBeLessThan(searches)
  expect((await get('/blogs?q=after')).status).toBe(200)
})
