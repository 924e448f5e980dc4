import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { loading } from '../../copy/loading.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { axeViolations } from './axe.ts'
import { uniqueWord } from './forms.ts'
import { expect, hydrated, setting, test } from './site.ts'

const block = (text: string) => ({
  _type: 'block',
  _key: 'a',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'b', text, marks: [] }],
})

test('changes of a draft show in the preview without a reload, and only there', async ({
  page,
}) => {
  const lake = await contentWriter(setting('TEST_DATA_DIR'))
  const id = `post-${uniqueWord()}`
  await lake.create({ _id: `drafts.${id}`, _type: 'blog', title: 'First words', content: [] })
  const { secret } = await createPreviewSecret(lake, 'a test', 'http://localhost:3333')
  await page.goto(`/preview?sanity-preview-secret=${secret}&sanity-preview-pathname=/blogs/${id}`)
  expect(page.url()).not.toContain(secret)
  await expect(page.locator('h1')).toHaveText('First words')
  const banner = page.getByRole('complementary', { name: 'Preview of a draft' })
  await expect(banner).toBeVisible()

  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const title of ['Second words', 'Third words']) {
    await lake
      .patch(`drafts.${id}`)
      .set({ title, content: [block(`Text of ${title}.`)] })
      .commit()
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator('.prose')).toContainText(`Text of ${title}.`)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  expect((await page.request.get(`/blogs/${id}`)).status()).toBe(404)

  await lake.delete(`drafts.${id}`)
  await expect(banner).toBeHidden()
})

test('without script the preview shows changes after a reload', async ({ browser, baseURL }) => {
  const lake = await contentWriter(setting('TEST_DATA_DIR'))
  const id = `job-${uniqueWord()}`
  await lake.create({ _id: `drafts.${id}`, _type: 'job', title: 'First name' })
  const { secret } = await createPreviewSecret(lake, 'a test', 'http://localhost:3333')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto(`/preview?sanity-preview-secret=${secret}&sanity-preview-pathname=/careers/${id}`)
  await expect(page.locator('h1')).toHaveText('First name')
  await lake.patch(`drafts.${id}`).set({ title: 'Second name' }).commit()
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Second name')
  await context.close()
  await lake.delete(`drafts.${id}`)
})

test('a slow navigation within a preview of the site shows its page', async ({ page }) => {
  const lake = await contentWriter(setting('TEST_DATA_DIR'))
  const { secret } = await createPreviewSecret(lake, 'a test', 'http://localhost:3333')
  const granted = await page.request.get(
    `/preview?sanity-preview-secret=${secret}&sanity-preview-pathname=/company`,
    { headers: { 'sec-fetch-dest': 'iframe' }, maxRedirects: 0 },
  )
  await page.goto(granted.headers().location ?? '')
  await hydrated(page)
  const release = Promise.withResolvers<void>()
  // Of the page alone: a preview also loads the data of the layout again, which a navigation waits for.
  await page.route('**/drafts/blogs.data?_routes=routes%2Fblogs', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  const status = page.getByRole('main').getByRole('status').filter({ hasText: loading.posts })
  await expect(status).toBeVisible()
  release.resolve()
  await expect(page.locator('main article').first()).toBeVisible()
})
