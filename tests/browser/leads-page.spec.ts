import { message } from '#leads/test/messages.ts'
import { addSubscribersTo } from '#leads/test/subscribers.ts'
import { addPerson, password } from '../fixtures/people.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { axeViolations } from './axe.ts'
import { expect, type Page, test } from './site.ts'

// A site of its own, with the leads page and without leads of other tests.
test.describe.configure({ mode: 'default' })

let site: ServerProcess
test.beforeAll(async () => {
  site = await startSite({
    // Nothing listens there, so deliveries are pending.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })
  await addPerson(site.dataDir, 'Sally Sales', 'sales')
  const posts = [
    ['email-send', { ...message, subject: 'Scan of a monorepo' }],
    ['email-send', { ...message, name: 'Jürgen Åkesson', subject: '=SUM(1)', website: 'spam' }],
    ['waitlistapi', { email: 'bob@example.org', linkedin: 'linkedin.com/in/bob' }],
  ] as const
  for (const [path, fields] of posts) {
    const response = await fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    expect(response.status).toBe(202)
  }
})
test.afterAll(() => site.stop())

const rows = (page: Page) => page.locator('tbody tr')

async function signIn(page: Page) {
  await page.goto(`${site.url}/leads`)
  await page.getByLabel('Name').fill('Sally Sales')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'All leads' }).click()
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
}

/** Opens the lead from a sender. */
async function openLead(page: Page, name: string) {
  await rows(page).filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

/** Expects no violations by axe, and no horizontal scrolling on a phone. */
async function expectFit(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('signing in and out works by keyboard', async ({ page }) => {
  await page.goto(`${site.url}/leads`)
  await expectFit(page)
  const loaded = () => page.evaluate(() => [...document.fonts].map(({ status }) => status))
  await expect.poll(loaded).toContain('loaded')
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('sally sales')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  const error = (await page.getByRole('alert').textContent()) ?? ''
  await expect(page.getByLabel('Name')).toHaveValue('sally sales')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(error)
  await expectFit(page)
  await page.getByLabel('Password').focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expectFit(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Period')).toBeFocused()
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(3)
  await expectFit(page)
  await page.getByRole('link', { name: 'Newsletter' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Sally Sales' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('the first lead is a few keys away', async ({ page }) => {
  await signIn(page)
  await page.goto(`${site.url}/leads/list`)
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(rows(page).first().getByRole('checkbox')).toBeFocused()
})

test('the list has suspected spam first, filters and a CSV export', async ({ page }) => {
  await signIn(page)
  await expect(rows(page).first()).toContainText('spam?')
  const filters = [
    ['Kind', 'waitlist', 'bob@example.org'],
    ['Status', 'spam', 'Jürgen Åkesson'],
    ['Search', 'jürgen å', 'Jürgen Åkesson'],
    ['Search', 'ALL PACKAGES', 'Ada Byron'],
  ] as const
  for (const [label, value, found] of filters) {
    await page.getByRole('link', { name: 'All leads' }).click()
    await expect(rows(page)).toHaveCount(3)
    const filter = page.getByLabel(label)
    if (label === 'Search') await filter.fill(value)
    else await filter.selectOption(value)
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(rows(page)).toHaveCount(value === 'ALL PACKAGES' ? 2 : 1)
    await expect(rows(page).filter({ hasText: found })).toHaveCount(1)
  }
  await page.getByText('More filters').click()
  await page.getByLabel('Since').fill('2099-01-01')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear' }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV', exact: true }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const csv = Buffer.concat(chunks).toString('utf8')
  expect(csv.startsWith('\ufeff')).toBe(true)
  expect(csv).toContain("'=SUM(1)")
  expect(csv.split('\r\n').length).toBeGreaterThan(3)
})

test('status, note and retry of a lead work', async ({ page }) => {
  await signIn(page)
  await openLead(page, 'Ada Byron')
  await expectFit(page)
  await expect(page.getByText('all packages?')).toBeVisible()
  await page.getByLabel('Status').selectOption('in-review')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('in-review')
  await page.getByLabel('New note').fill('Called back.\n<b>Twice.</b>')
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'Called back.\n<b>Twice.</b>' })
  await expect(note).toContainText('Sally Sales')
  await expectFit(page)

  const attempts = async () =>
    Number(
      await rows(page).filter({ hasText: 'notification' }).locator('th, td').nth(2).textContent(),
    )
  await expect(async () => {
    await page.reload()
    expect(await attempts()).toBeGreaterThan(0)
  }).toPass()
  await expect(page.getByText('ECONNREFUSED').first()).toBeVisible()
  const before = await attempts()
  await page.getByRole('button', { name: 'Try again now' }).click()
  await expect(async () => {
    await page.reload()
    expect(await attempts()).toBeGreaterThan(before)
  }).toPass()

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(rows(page).filter({ hasText: 'Ada Byron' })).toContainText('in review')
})

test('a lead is opened by its row, assigned by keyboard, and left for the same list', async ({
  page,
}) => {
  await signIn(page)
  await page.getByLabel('Kind').selectOption('waitlist')
  await page.getByRole('button', { name: 'Filter' }).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  // Away from the links in it.
  await rows(page).click({ position: { x: 300, y: 4 } })
  await page.getByLabel('Assigned to').fill('Kim')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Last change: Assigned to Kim by Sally Sales')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter')
  await expect(page.getByLabel('Kind')).toHaveValue('waitlist')
  await expect(rows(page)).toContainText('Kim')
})

test('related leads are accessible, and the overview prints without its buttons', async ({
  page,
}) => {
  await signIn(page)
  await openLead(page, 'Ada Byron')
  await page.getByRole('link', { name: 'more lead' }).click()
  await expectFit(page)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('table')).toHaveCount(7)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(7)
})

test('the account page is accessible, and its form shows why it failed', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Sally Sales' }).click()
  await expectFit(page)
  // It only tells password managers whose password it is.
  await expect(page.locator('input[name="name"]')).toBeHidden()
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password (').fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'The password is wrong.',
  )
  await expect(page.getByRole('alert')).toBeInViewport()
  await expectFit(page)
})

test('the public site does not mention /leads', async ({ page }) => {
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/llms.txt']) {
    const response = await page.request.get(site.url + path)
    expect(await response.text()).not.toMatch(/\/leads\b/)
  }
})

test('a post is previewed, and sent after a question', async ({ page }) => {
  await addSubscribersTo(site, 3)
  await signIn(page)
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await expectFit(page)
  await page.getByRole('link', { name: 'Prevent SSRF by checking the resolved address' }).click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('link', { name: 'Read the article' })).toBeVisible()
  await expectFit(page)
  await page.getByLabel('Email address').fill('kim@example.org')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('kim@example.org')
  await expect(page.getByRole('alert')).toContainText('ECONNREFUSED')
  await expectFit(page)
  await page.getByRole('link', { name: 'Send to 3 subscribers' }).click()
  await expect(page.getByRole('heading', { name: 'Send to 3 subscribers?' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: 'Send to 3 subscribers' }).click()
  await expect(page.getByRole('status')).toHaveText('Queued for 3 subscribers.')
  await expect(page.getByText('Every subscriber’s email has been sent or queued.')).toBeVisible()
})
