import { runCommand } from '../fixtures/run-command.ts'
import { contactValues, demoValues, fill, mailsWith, uniqueWord, waitlistValues } from './forms.ts'
import { expect, open, setting, test } from './site.ts'

test('a message arrives by mail and in the list of leads', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/contact')
  await fill(page, contactValues(word))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  const [mail, ...more] = await mailsWith(word)
  expect(more).toEqual([])
  expect(mail?.subject).toContain(`Scan of a monorepo ${word}`)
  expect(mail?.replyTo).toEqual([{ name: 'Ada Byron', address: `ada-${word}@example.org` }])
  expect(mail?.from?.address).not.toContain('ada')
  expect(mail?.to).toHaveLength(1)
  expect(mail?.messageId).toMatch(/^<\S+@\S+>$/)
  for (const text of ['Ada Byron', 'Engines Ltd', 'Technical Support', 'all packages?']) {
    expect(mail?.text).toContain(text)
  }

  const listed = await runCommand('leads', ['list'], {
    DATA_DIR: setting('TEST_DATA_DIR'),
  })
  expect(listed.code).toBe(0)
  expect(listed.stdout).toContain(`ada-${word}@example.org`)
})

test('requests for access and a demo arrive by mail', async ({ page }) => {
  const [one, other] = [uniqueWord(), uniqueWord()]
  await open(page, '/join-waitlist')
  await fill(page, waitlistValues(one))
  await page.getByRole('button', { name: 'Request Access' }).click()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible()
  await open(page, '/schedule-demo')
  await fill(page, demoValues(other))
  await page.getByRole('button', { name: 'Request Demo' }).click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()

  expect((await mailsWith(one))[0]?.replyTo?.[0]?.address).toBe(`ada-${one}@example.org`)
  expect((await mailsWith(other))[0]?.replyTo?.[0]?.address).toBe(`ada-${other}@example.org`)
})

test('suspected spam is stored and not mailed', async ({ page }) => {
  const [spam, real] = [uniqueWord(), uniqueWord()]
  await open(page, '/contact')
  await fill(page, contactValues(spam))
  await page.locator('input[name=unused]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://spam.example'
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await fill(page, contactValues(real))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  // Mails are sent in order, so once the later one has arrived, the earlier one will not come.
  const mails = await mailsWith(real)
  expect(mails.filter((mail) => JSON.stringify(mail).includes(spam))).toEqual([])
})
