import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentWriter } from '../fixtures/content-writer.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { until } from '../fixtures/until.ts'
import { PageDocument } from './document.ts'
import { request } from './http.ts'

let site: ServerProcess
const get = (path: string) => request(path, { site: site.url })

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'warn' }, { ownContent: true })
  const editor = await contentWriter(site.dataDir)
  await editor.delete({ query: '*[!(_type match "sanity.*")]' })
  await until(async () => !(await get('/sitemap.xml')).text.includes('/blogs/'), 10)
})
afterAll(() => site.stop())

/** The paths of this site in a text. */
async function pathsIn(list: string): Promise<string[]> {
  const { text } = await get(list)
  const urls = text.match(/http[^\s<>()]+/g) ?? []
  return urls.filter((url) => url.startsWith(site.url)).map((url) => url.slice(site.url.length))
}

it('lists only pages that exist, for search engines and machines, when a dataset has no content', async () => {
  const listed = [...(await pathsIn('/sitemap.xml')), ...(await pathsIn('/llms.txt'))]
  expect(listed.length).toBeGreaterThan(40)
  for (const path of listed) {
    const { status, text } = await get(path)
    expect(status, path).toBe(200)
    expect(new PageDocument(text).attribute('meta[name=robots]', 'content'), path).not.toBe(
      'noindex',
    )
  }
})
