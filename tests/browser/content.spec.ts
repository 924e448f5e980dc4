import { contentWriter } from '../fixtures/content-writer.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { uniqueWord } from './posting.ts'
import { expect, test } from './site.ts'

// A site of its own, because these tests change content.
test.describe.configure({ mode: 'default' })
let site: ServerProcess
test.beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
})
test.afterAll(() => site.stop())

// Cached content is fresh for longer than an assertion waits, so what shows came by live events.

test('a changed post shows on its page and in the list', async ({ page }) => {
  const id = 'blog-asvs-5-as-a-test-suite'
  const title = `Changed by an editor ${uniqueWord()}`
  const lake = await contentWriter(site.dataDir)
  await page.goto(`${site.url}/blogs/${id}`)
  const before = (await page.locator('h1').textContent()) ?? ''
  await lake.patch(id).set({ title }).commit()
  await expect(async () => {
    await page.reload()
    await expect(page.locator('h1')).toHaveText(title, { timeout: 100 })
  }).toPass()
  await expect(async () => {
    await page.goto(`${site.url}/blogs?q=${encodeURIComponent(title)}`)
    const card = page.getByRole('article').getByRole('heading', { name: title })
    await expect(card).toBeVisible({ timeout: 100 })
  }).toPass()

  await lake.patch(id).set({ title: before }).commit()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('No articles match')).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('a draft is not shown; a position appears when published and disappears when unpublished', async ({
  page,
}) => {
  const id = `job-${uniqueWord()}`
  const lake = await contentWriter(site.dataDir)
  const job = {
    _type: 'job',
    title: `Position ${id}`,
    location: 'Remote',
    type: 'Full-time',
    postedAt: '2020-01-01',
    description: 'What the work is.',
    requirements: ['One', 'Two'],
  }
  await lake.create({ ...job, _id: `drafts.${id}` })
  expect((await page.goto(`${site.url}/careers/${id}`))?.status()).toBe(404)

  await lake.create({ ...job, _id: id })
  await expect(async () => {
    expect((await page.goto(`${site.url}/careers/${id}`))?.status()).toBe(200)
  }).toPass()
  await expect(page.locator('h1')).toHaveText(job.title)

  await lake.delete(id)
  await expect(async () => {
    expect((await page.goto(`${site.url}/careers/${id}`))?.status()).toBe(404)
  }).toPass()
  await page.goto(`${site.url}/careers`)
  await expect(page.getByText(job.title)).toHaveCount(0)
})

test('unknown blocks of a body are skipped', async ({ page }) => {
  const id = `blog-${uniqueWord()}`
  const lake = await contentWriter(site.dataDir)
  const block = (key: string, text: string, more: object = {}) => ({
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
    ...more,
  })
  await lake.create({
    _id: id,
    _type: 'blog',
    title: 'A body from elsewhere',
    excerpt: 'With parts that this site does not know.',
    author: 'Ada Byron',
    date: '2019-01-01T00:00:00Z',
    category: 'A category of its own',
    content: [
      block('a', 'Before.'),
      { _type: 'poll', _key: 'b', question: 'What?' },
      block('c', 'Styled.', { style: 'fancy' }),
      block('d', 'Never a link.', {
        markDefs: [{ _type: 'link', _key: 'x', href: 'javascript:alert(1)' }],
        children: [{ _type: 'span', _key: 'ds', text: 'Never a link.', marks: ['x', 'glow'] }],
      }),
      { _type: 'image', _key: 'e' },
      block('f', 'After.'),
    ],
  })
  await expect(async () => {
    expect((await page.goto(`${site.url}/blogs/${id}`))?.status()).toBe(200)
  }).toPass()
  for (const text of ['Before.', 'Styled.', 'Never a link.', 'After.']) {
    await expect(page.locator('.prose').getByText(text)).toBeVisible()
  }
  await expect(page.locator('.prose a')).toHaveCount(0)
  await lake.delete(id)
})
