import { applicationFields } from '#leads/fields/application.ts'
import { application, byLabel } from '#leads/test/messages.ts'
import {
  contactValues,
  demoValues,
  errorSummary,
  fill,
  holdResponses,
  type Values,
  waitlistValues,
} from '../browser/forms.ts'
import { job } from '../fixtures/site-paths.ts'
import { expect, expectLoadedPart, expectPart, open, type Page, test } from './picture.ts'

interface Form {
  path: string
  /** The start of the pictures' names, if not the path. */
  name?: string
  button: string
  wrong: Values
  right: Values
  /** The heading after sending. */
  sent: string
}

const forms: readonly Form[] = [
  {
    path: '/contact',
    button: 'Send Message',
    wrong: { 'Full Name': ' ', Email: 'nobody' },
    right: contactValues('word'),
    sent: 'Thank You!',
  },
  {
    path: `/contact?job=${job.id}`,
    name: 'contact-job',
    button: 'Send Application',
    wrong: { 'Full Name': ' ', Email: 'nobody', Links: 'my page' },
    right: byLabel(
      applicationFields.filter(({ type }) => type !== 'hidden'),
      application,
    ),
    sent: 'Thank You!',
  },
  {
    path: '/join-waitlist',
    button: 'Request Access',
    wrong: { Email: 'nobody', 'LinkedIn URL': 'nobody' },
    right: waitlistValues('word'),
    sent: "You're In!",
  },
  {
    path: '/schedule-demo',
    button: 'Request Demo',
    wrong: { Email: 'nobody', 'Time 2, Day': '3' },
    right: demoValues('word'),
    sent: 'Request received',
  },
  {
    path: '/newsletter',
    button: 'Subscribe',
    wrong: { Email: 'nobody' },
    right: { Email: 'ada@example.org' },
    sent: 'Check your inbox',
  },
]

for (const { path, name = path.slice(1), button, wrong, right, sent } of forms) {
  const form = (page: Page) => page.locator('main form')
  const submit = (page: Page) => form(page).getByRole('button', { name: button }).click()

  test(`${path} with errors`, async ({ page }) => {
    await open(page, path)
    await fill(page, wrong)
    await submit(page)
    await expect(errorSummary(page)).toBeFocused()
    await expectPart(form(page), `${name}-errors`)
  })

  test(`${path} while it is sent`, async ({ page }) => {
    await open(page, path)
    await holdResponses(page, '**/api/*')
    await fill(page, right)
    await submit(page)
    await expect(form(page).getByRole('status').last()).toHaveText(/\S/)
    await expectLoadedPart(form(page), `${name}-busy`)
  })

  test(`${path} after a failure`, async ({ page }) => {
    await open(page, path)
    await page.route('**/api/*', (route) => route.fulfill({ status: 503 }))
    await fill(page, right)
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectPart(form(page), `${name}-failure`)
  })

  test(`${path} after sending`, async ({ page }) => {
    await open(page, path)
    await fill(page, right)
    await submit(page)
    await expect(page.getByRole('heading', { name: sent })).toBeFocused()
    // The network isn't idle, because nobody reads the response.
    await expect(page).toHaveScreenshot(`${name}-sent.png`)
  })
}

test('/contact with the text of an earlier visit', async ({ page }) => {
  await open(page, '/contact')
  await fill(page, contactValues('word'))
  await open(page, '/contact')
  await expectPart(page.locator('main form'), 'contact-draft')
})

test('/newsletter/confirm with an invalid link', async ({ page }) => {
  await open(page, '/newsletter/confirm?token=x.y')
  await page.getByRole('main').getByRole('button').click()
  await page.getByRole('link', { name: 'Subscribe again' }).waitFor()
  await expectPart(page.getByRole('main'), 'newsletter-invalid-link')
})
