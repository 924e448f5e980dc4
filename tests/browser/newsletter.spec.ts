import { newsletterPages } from '../../copy/forms/newsletter-pages.ts'
import { mailsIn } from '../fixtures/mail-server.ts'
import { axeViolations } from './axe.ts'
import {
  errorSummary,
  expectBusy,
  expectErrors,
  holdResponses,
  leadsWith,
  uniqueWord,
} from './forms.ts'
import { expect, hydrated, open, type Page, setting, test } from './site.ts'

const form = (page: Page) => page.getByRole('main').locator('form', { hasText: 'Subscribe' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The links in the mail to an email address, by purpose. */
async function linksTo(email: string) {
  const find = async () =>
    (await mailsIn(setting('TEST_MAIL_FOLDER'))).find((mail) =>
      mail.to?.some((one) => one.address === email),
    )
  await expect.poll(find).toBeDefined()
  const { text = '' } = (await find()) ?? {}
  const linkOf = (page: string) =>
    new RegExp(`http\\S+/newsletter/${page}\\?token=\\S+`).exec(text)?.[0] ?? ''
  return { confirm: linkOf('confirm'), unsubscribe: linkOf('unsubscribe') }
}

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([])
}

test('the focus stays in the form while it is sent and when it fails', async ({ page }) => {
  await open(page, '/newsletter')
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503 }))
  const release = await holdResponses(page, '**/api/newsletter')
  await form(page).getByRole('button').press('Enter')
  await expectErrors(page, ['Email'])
  await form(page).getByLabel('Email').fill('ada@example.org')
  await form(page).getByRole('button').press('Enter')
  await expectBusy(page, 'Subscribing...')
  release()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(form(page).getByRole('button')).toBeFocused()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a subscription from the blog is confirmed and ended by links in mails', async ({
      page,
    }) => {
      const word = uniqueWord()
      const email = `${word}@example.org`
      const state = async () =>
        (await leadsWith(word)).map(({ subscription }) => subscription?.state)
      await page.goto('/blogs')
      if (javaScriptEnabled) await hydrated(page)
      await form(page).getByLabel('Email').fill(email)
      await form(page).getByLabel('Email').press('Enter')
      const sent = page.getByRole('heading', { name: 'Check your inbox' })
      await expect(sent).toBeVisible()
      await expect(page).toHaveURL(javaScriptEnabled ? '/blogs' : '/newsletter')
      if (javaScriptEnabled) await expect(sent).toBeFocused()

      const links = await linksTo(email)
      await page.goto(links.confirm)
      expect(await state()).toEqual(['unconfirmed'])
      await page.getByRole('main').getByRole('button').click()
      await expect(heading(page, 'Subscribed')).toBeVisible()
      await page.goto(links.unsubscribe)
      expect(await state()).toEqual(['confirmed'])
      await page.getByRole('main').getByRole('button').click()
      await expect(heading(page, 'Unsubscribed')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      expect(await state()).toEqual(['unsubscribed'])
    })

    test('an invalid email address gets an error at the field and is kept', async ({ page }) => {
      await page.goto('/blogs')
      if (javaScriptEnabled) await hydrated(page)
      await form(page).getByLabel('Email').fill('nobody')
      await form(page).getByRole('button').click()
      const email = form(page).getByLabel('Email')
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('nobody')
      await errorSummary(page).getByRole('link').click()
      await expect(email).toBeFocused()
      if (javaScriptEnabled) await expectAccessible(page)
    })
  })
}

test('an invalid link offers to subscribe again', async ({ page }) => {
  for (const path of ['/newsletter/confirm?token=x.y', '/newsletter/unsubscribe']) {
    await page.goto(path)
    const responded = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('main').getByRole('button').click()
    expect((await responded).status()).toBe(404)
    await expect(heading(page, newsletterPages.invalidLink.heading)).toBeVisible()
    await page.getByRole('link', { name: 'Subscribe again' }).click()
    await expect(page).toHaveURL('/newsletter')
    await expect(form(page)).toBeVisible()
  }
})
