import { Buffer } from 'node:buffer'
import { applicationFields } from '#leads/fields/application.ts'
import { MAX_FILE_BYTES } from '#leads/fields/file.ts'
import { application, byLabel, pdf } from '#leads/test/messages.ts'
import { job } from '../fixtures/site-paths.ts'
import {
  contactValues,
  expectErrors,
  expectFilled,
  field,
  fill,
  leadsWith,
  mailsWith,
  uniqueWord,
} from './forms.ts'
import { expect, hydrated, type Page, test } from './site.ts'

const path = `/contact?job=${job.id}`
const title = 'Platform Engineer'
const send = (page: Page) => page.getByRole('button', { name: 'Send Application' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' })
const cv = { name: 'Ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
const picture = { ...cv, buffer: Buffer.from('\x89PNG') }

/** An application with `word` in its message. */
const valuesWith = (word: string) =>
  byLabel(
    applicationFields.filter(({ type }) => type !== 'hidden'),
    { ...application, email: `ada-${word}@example.org`, message: `I have read it. ${word}` },
  )

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    async function openForm(page: Page) {
      await page.goto(path)
      if (javaScriptEnabled) await hydrated(page)
    }

    test('an application names its position, and has its CV', async ({ page }) => {
      const word = uniqueWord()
      await openForm(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Apply: ${title}`)
      for (const label of ['Reason for Contact', 'Subject', 'Company'])
        await expect(field(page, label)).toHaveCount(0)
      await fill(page, valuesWith(word))
      await field(page, 'CV').setInputFiles(cv)
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      const [lead] = await leadsWith(word)
      expect(lead).toMatchObject({
        kind: 'application',
        fields: { job: job.id, position: title, cv: cv.name, links: application.links },
      })
      const [mail] = await mailsWith(lead?.id ?? '')
      expect(mail?.subject).toBe(`Application: ${title}`)
      expect(mail?.attachments).toEqual([])
    })

    test('errors are by the field, and what was typed is kept', async ({ page }) => {
      const word = uniqueWord()
      await openForm(page)
      const given = { ...valuesWith(word), Email: 'nobody', Links: 'my page' }
      await fill(page, given)
      await field(page, 'CV').setInputFiles(picture)
      await send(page).click()
      await expectFilled(page, given)
      await expectErrors(page, ['Email', 'Links', 'CV'])
      await expect(field(page, 'CV')).toHaveAccessibleDescription(/isn’t a PDF/)
      await field(page, 'CV').setInputFiles({
        ...cv,
        buffer: Buffer.alloc(MAX_FILE_BYTES + 1, '%PDF-'),
      })
      await send(page).click()
      await expectErrors(page, ['Email', 'Links', 'CV'])
      await expect(field(page, 'CV')).toHaveAccessibleDescription(/larger than 5 MB/)
      await expectFilled(page, given)
      await fill(page, valuesWith(word))
      await field(page, 'CV').setInputFiles(cv)
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(await leadsWith(word)).toHaveLength(1)
    })

    test('an unknown position shows a message and a link', async ({ page }) => {
      const response = await page.goto('/contact?job=nothing')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Position not found')
      await expect(page.locator('main form')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'All Positions' }).click()
      await expect(page).toHaveURL('/careers')
    })
  })
}

test('a draft belongs to its position', async ({ page }) => {
  const word = uniqueWord()
  await page.goto('/contact')
  await hydrated(page)
  await fill(page, contactValues(word))
  await page.goto(path)
  await hydrated(page)
  await expect(field(page, 'Message')).toHaveValue('')
  await fill(page, valuesWith(word))
  await page.reload()
  await hydrated(page)
  await expectFilled(page, valuesWith(word))
})
