import { MAX_MESSAGE_LENGTH } from '#leads/fields/field.ts'
import {
  contactValues,
  demoValues,
  expectErrors,
  expectFilled,
  field,
  fill,
  leadsWith,
  uniqueWord,
  type Values,
  waitlistValues,
} from './forms.ts'
import { expect, type Page, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const tooLong = 'x'.repeat(MAX_MESSAGE_LENGTH + 1)
const forms: {
  path: string
  button: string
  done: string
  values: (word: string) => Values
  invalid: Values
  /** The fields with an error, if not all of `invalid`. */
  marked?: string[]
}[] = [
  {
    path: '/contact',
    button: 'Send Message',
    done: 'Thank You!',
    values: contactValues,
    invalid: { 'Full Name': '   ', Email: 'nobody', Message: tooLong },
  },
  {
    path: '/join-waitlist',
    button: 'Request Access',
    done: "You're In!",
    values: waitlistValues,
    invalid: { Email: 'nobody', 'LinkedIn URL': 'https://example.com/ada' },
  },
  {
    path: '/schedule-demo',
    button: 'Request Demo',
    done: 'Request received',
    values: demoValues,
    invalid: { Email: 'nobody', 'Time 3, Month': 'February', 'Time 3, Day': '30' },
    marked: ['Email', 'Time 3, Month'],
  },
]

for (const { path, button, done, values, invalid, marked } of forms) {
  test.describe(path, () => {
    async function submit(page: Page) {
      const responded = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: button }).click()
      const response = await responded
      expect(new URL(response.url()).pathname).toBe(path)
      return response
    }

    test('keeps the typed text, shows errors, and makes one lead of two posts', async ({
      page,
    }) => {
      const word = uniqueWord()
      const given = { ...values(word), ...invalid }
      await page.goto(path)
      await fill(page, given)
      expect((await submit(page)).status()).toBe(422)
      await expectFilled(page, given)
      await expectErrors(page, marked ?? Object.keys(invalid))
      await fill(page, values(word))
      expect((await submit(page)).status()).toBe(200)
      await expect(page.getByRole('heading', { name: done })).toBeVisible()
      expect(await leadsWith(word)).toHaveLength(1)

      await page.goto(path)
      await fill(page, values(word))
      expect((await submit(page)).status()).toBe(200)
      expect(await leadsWith(word), 'after the same post').toHaveLength(1)
    })
  })
}

test('the selected reason is kept, and Send Another Message keeps the sender', async ({ page }) => {
  await page.goto('/contact?reason=pricing')
  await expect(field(page, 'Reason for Contact')).toHaveValue('pricing')
  const { 'Reason for Contact': _, ...rest } = contactValues(uniqueWord())
  await fill(page, { ...rest, Email: 'nobody' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(field(page, 'Reason for Contact')).toHaveValue('pricing')
  await fill(page, { Email: 'ada@example.org' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await expect(field(page, 'Full Name')).toHaveValue('Ada Byron')
  await expect(field(page, 'Email')).toHaveValue('ada@example.org')
  await expect(field(page, 'Message')).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
})
