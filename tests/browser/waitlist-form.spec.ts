import { formErrors } from '#copy/errors.ts'
import { waitlist } from '#copy/forms/waitlist.ts'
import {
  errorSummary,
  expectErrors,
  field,
  fill,
  leadsWith,
  uniqueWord,
  waitlistValues,
} from './forms.ts'
import { expect, hydrated, open, type Page, test } from './site.ts'

const endpoint = '**/api/waitlistapi'
const request = (page: Page) => page.getByRole('button', { name: 'Request Access' })
const inside = (page: Page) => page.getByRole('heading', { name: "You're In!" })

test('the button is disabled until both fields are filled; pressing it lists the missing fields', async ({
  page,
}) => {
  await open(page, '/join-waitlist')
  await expect(request(page)).toBeDisabled()
  await field(page, 'Email').fill('ada@example.org')
  await expect(request(page)).toBeDisabled()
  await field(page, 'LinkedIn URL').fill('  ')
  await expect(request(page)).toBeDisabled()
  await request(page).press('Enter')
  await expect(errorSummary(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expectErrors(page, ['LinkedIn URL'])
  await field(page, 'LinkedIn URL').fill('https://linkedin.com/in/ada')
  await expect(request(page)).toBeEnabled()
  await field(page, 'Email').fill('')
  await expect(request(page)).toBeDisabled()
})

test('the LinkedIn field is described by its help', async ({ page }) => {
  await page.goto('/join-waitlist')
  const { help } = waitlist.form.fields.linkedin
  await expect(field(page, 'LinkedIn URL')).toHaveAccessibleDescription(help)
})

test('a known email address gets the same response and makes no second lead', async ({ page }) => {
  const word = uniqueWord()
  for (const _ of ['first', 'second']) {
    await open(page, '/join-waitlist')
    await fill(page, waitlistValues(word))
    await request(page).click()
    await expect(inside(page)).toBeVisible()
  }
  expect(await leadsWith(word)).toHaveLength(1)
})

test('every failure shows the message with its reason, and the form stays', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/join-waitlist')
  await fill(page, waitlistValues(word))
  const { limited, rejected, unavailable, unreachable } = formErrors.reasons
  const failures: [status: number | 'none', reason: string][] = [
    [429, limited],
    [422, rejected],
    [403, rejected],
    [413, rejected],
    [500, unavailable],
    [503, unavailable],
    ['none', unreachable],
  ]
  for (const [status, reason] of failures) {
    await page.route(endpoint, (route) =>
      status === 'none' ? route.abort() : route.fulfill({ status, json: { title: 'No' } }),
    )
    await request(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(reason)
    await expect(alert).toContainText('Something went wrong. Please try again later.')
    await expect(request(page)).toBeFocused()
    await expect(alert.getByRole('listitem')).toHaveCount(0)
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
    await expect(field(page, 'Email')).toHaveValue(`ada-${word}@example.org`)
    await page.unroute(endpoint)
  }
  await request(page).click()
  await expect(inside(page)).toBeVisible()
  expect(await leadsWith(word)).toHaveLength(1)
})

test('a draft survives a reload and enables the button', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/join-waitlist')
  await fill(page, waitlistValues(word))
  await open(page, '/pricing')
  await open(page, '/join-waitlist')
  await hydrated(page)
  await expect(field(page, 'Email')).toHaveValue(`ada-${word}@example.org`)
  await expect(request(page)).toBeEnabled()
})

test('?plan= is shown and sent', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/pricing')
  await page.getByRole('main').locator('a[href="/join-waitlist?plan=pro"]').first().click()
  await expect(page).toHaveURL('/join-waitlist?plan=pro')
  await expect(page.locator('main form').getByText('Pro', { exact: true })).toBeVisible()
  await fill(page, waitlistValues(word))
  await request(page).click()
  await expect(inside(page)).toBeVisible()
  expect((await leadsWith(word))[0]?.fields.plan).toBe('pro')
})
