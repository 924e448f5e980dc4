import { formErrors } from '#copy/errors.ts'
import { contactFields } from '#leads/fields/contact.ts'
import { MAX_MESSAGE_LENGTH } from '#leads/fields/field.ts'
import {
  contactValues,
  errorSummary,
  expectBusy,
  expectErrors,
  field,
  fill,
  holdResponses,
  leadsWith,
  uniqueWord,
} from './forms.ts'
import { expect, hydrated, open, type Page, test } from './site.ts'

const endpoint = '**/api/email-send'
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' })

/** Collects the idempotency keys of all posts from now on. */
function keysOf(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/email-send')) keys.push(request.postDataJSON().idempotencyKey)
  })
  return keys
}

test('the button shows that it is sending, keeps the focus, and sends only once', async ({
  page,
}) => {
  const keys = keysOf(page)
  await open(page, '/contact')
  const release = await holdResponses(page, endpoint)
  await fill(page, contactValues(uniqueWord()))
  await send(page).click()
  await expectBusy(page, 'Sending...')
  await page.keyboard.press('Enter')
  await field(page, 'Subject').press('Enter')
  release()
  await expect(thanks(page)).toBeFocused()
  expect(keys).toHaveLength(1)
})

test('a long message is counted and kept, and an error says that it is too long', async ({
  page,
}) => {
  const text = 'x'.repeat(MAX_MESSAGE_LENGTH + 5000)
  const count = formErrors.length(text.length, MAX_MESSAGE_LENGTH)
  await open(page, '/contact')
  await fill(page, contactValues(uniqueWord()))
  await expect(page.getByText(count)).toHaveCount(0)
  await field(page, 'Message').fill(text)
  await expect(page.getByText(count)).toBeVisible()
  await send(page).click()
  await expectErrors(page, ['Message'])
  await expect(field(page, 'Message')).toHaveValue(text)
})

test('missing and malformed fields are listed together, and nothing is sent', async ({ page }) => {
  const word = uniqueWord()
  const keys = keysOf(page)
  await open(page, '/contact')
  const title = await page.title()
  for (const name of ['Full Name', 'Email', 'Company']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false')
  }
  await fill(page, { 'Full Name': ' ', Email: 'nobody' })
  await send(page).click()
  await expect(errorSummary(page)).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expectErrors(
    page,
    contactFields.flatMap(({ label, required }) => (required ? label : [])),
  )
  await send(page).click()
  await expect(errorSummary(page)).toBeFocused()
  expect(keys).toEqual([])
  await fill(page, contactValues(word))
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page).toHaveTitle(title)
  expect(await leadsWith(word)).toHaveLength(1)
})

test('a form that was posted without script keeps its title when script runs', async ({ page }) => {
  await page.goto('/contact')
  const title = await page.title()
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await expect(page).toHaveTitle(`Error: ${title}`)
  await errorSummary(page).waitFor()
  await hydrated(page)
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(page.locator('head title')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page).not.toHaveTitle(/^Error: /)
})

test('server errors are listed with links to their fields', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/contact')
  await fill(page, { ...contactValues(word), Email: 'nobody@-example.org' })
  await send(page).click()
  await expect(errorSummary(page)).toBeFocused()
  await expectErrors(page, ['Email'])
  await expect(field(page, 'Message')).toHaveValue('Does it read\nall packages?')
  await fill(page, contactValues(word))
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await leadsWith(word)).toHaveLength(1)
})

// waitlist-form.spec.ts has the other failures.
test('when the network is gone, the text is kept and a retry uses the same key', async ({
  page,
}) => {
  const word = uniqueWord()
  const keys = keysOf(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, '/contact')
  await page.route(endpoint, (route) => route.abort())
  await fill(page, contactValues(word))
  await send(page).click()
  const alert = page.getByRole('alert')
  await expect(send(page)).toBeFocused()
  await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
  expect(logged.join('\n')).toContain('Failed to send email')
  await expect(field(page, 'Message')).toHaveValue('Does it read\nall packages?')
  await expect(send(page)).toBeEnabled()
  expect(await leadsWith(word)).toEqual([])

  await page.unroute(endpoint)
  const release = await holdResponses(page, endpoint)
  await alert.getByRole('button').press('Enter')
  await expectBusy(page, 'Sending...')
  release()
  await expect(thanks(page)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\x20-\x7e]{8,128}$/)
  expect(keys[1]).toBe(keys[0])
  expect(await leadsWith(word)).toHaveLength(1)
})

test('a retry after a lost response makes no second lead', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/contact')
  await page.route(endpoint, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fill(page, contactValues(word))
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await leadsWith(word)).toHaveLength(1)
  await page.unroute(endpoint)
  await page.reload()
  await hydrated(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await leadsWith(word)).toHaveLength(1)
})

test('a message that is too large for JSON is sent by the page', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/contact')
  await fill(page, { ...contactValues(word), Message: '漢'.repeat(12_000) })
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await leadsWith(word)).toHaveLength(1)
})

test('the campaign of the first page is sent with the form', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/?utm_source=ads&utm_campaign=q4')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await fill(page, contactValues(word))
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  const [lead] = await leadsWith(word)
  expect(JSON.stringify(lead)).toContain('utm_source=ads&utm_campaign=q4')
})

test('?reason= selects a known reason', async ({ page }) => {
  await open(page, '/contact?reason=demo')
  await expect(field(page, 'Reason for Contact')).toHaveValue('demo')
  await open(page, '/contact?reason=nonsense')
  await expect(field(page, 'Reason for Contact')).toHaveValue('')
})

test('text from right to left is typed in its direction', async ({ page }) => {
  await open(page, '/contact')
  for (const label of ['Full Name', 'Subject', 'Message']) {
    await field(page, label).fill('שלום (1)')
    await expect(field(page, label)).toHaveCSS('direction', 'rtl')
  }
  await field(page, 'Email').fill('ada@example.org')
  await expect(field(page, 'Email')).toHaveCSS('direction', 'ltr')
})
