import { Buffer } from 'node:buffer'
import { codeAt } from '#leads/test/code-at.ts'
import { application, demo, message, pdf, request } from '#leads/test/messages.ts'
import { addSubscribersTo } from '#leads/test/subscribers.ts'
import { continueForm, signInForm } from '#server/sign-in/index.ts'
import { notBuiltPage, signInPage } from '#server/studio/index.ts'
import { addPerson, password } from '../fixtures/people.ts'
import { startSite } from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { expectPage, type Page, test } from './picture.ts'

/** A new second factor differs in each run. */
const secrets = '.qr, code.password, .codes code'

test('the leads page', async ({ page }) => {
  await using site = await startSite({ LOG_LEVEL: 'silent' })
  await addPerson(site.dataDir, 'Ada', 'sales')
  await page.goto(`${site.url}/leads`)
  await expectPage(page, 'leads-sign-in')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Password').fill('wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await expectPage(page, 'leads-wrong-password')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'All leads' }).click()
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  await expectPage(page, 'leads-none')
  for (const sent of [message, { ...message, name: 'Jürgen Åkesson', website: 'spam' }]) {
    await page.request.post(`${site.url}/api/email-send`, { data: sent })
  }
  await page.reload()
  await expectPage(page, 'leads', 'time')
  await page.getByRole('link', { name: message.name }).click()
  await page.getByRole('heading', { name: message.name }).waitFor()
  await expectPage(page, 'lead', 'time, main > table td, .mono, form[action$="/merge"]')
})

/** Signs in, and waits for the heading of the next page. */
async function signIn(page: Page, url: string, next: string) {
  await page.goto(`${url}/leads/sign-in`)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await heading(page, next)
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

test('the overview, an application, and a newsletter', async ({ page }) => {
  await using site = await startSite({ LOG_LEVEL: 'silent' })
  await addPerson(site.dataDir, 'Ada', 'administrator')
  await addSubscribersTo(site, 3)
  for (const [path, data] of [
    ['email-send', message],
    ['schedule-demo', demo],
    ['waitlistapi', request],
  ] as const)
    await page.request.post(`${site.url}/api/${path}`, { data })
  const cv = { name: 'Ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await page.request.post(`${site.url}/api/job-application`, {
    multipart: { ...application, job: job.id, cv },
  })
  await signIn(page, site.url, 'Overview')
  // The first and last week of a chart, too.
  await expectPage(page, 'leads-overview', 'time, .chart p:not(:first-child)')
  await page.goto(`${site.url}/leads/list?kind=application`)
  await page.getByRole('link', { name: application.name }).click()
  await heading(page, application.name)
  await expectPage(page, 'lead-application', 'time, main > table td, .mono, form[action*="/merge"]')

  await page.goto(`${site.url}/leads/newsletter`)
  await heading(page, 'Newsletter')
  await expectPage(page, 'leads-newsletter')
  await page.goto(`${site.url}/leads/newsletter/${post.id}`)
  // Its URLs, which aren't shown, have the port.
  const removeText = () => page.locator('details pre').evaluate((text) => text.remove())
  await removeText()
  await expectPage(page, 'leads-newsletter-post')
  await page.getByRole('link', { name: 'Send to' }).click()
  await heading(page, 'Send to 3 subscribers?')
  await expectPage(page, 'leads-newsletter-confirmation')
  await page.getByRole('button', { name: 'Send to' }).click()
  await page.getByRole('status').waitFor()
  await removeText()
  await expectPage(page, 'leads-newsletter-queued', 'time')
})

test('people, their account, and second factors', async ({ page }) => {
  await using site = await startSite({ LOG_LEVEL: 'silent' })
  for (const [name, role] of [
    ['Ada', 'administrator'],
    ['Erika', 'editor'],
    ['Rick', 'recruiter'],
  ] as const)
    await addPerson(site.dataDir, name, role)
  await signIn(page, site.url, 'Overview')
  await page.getByRole('link', { name: 'Ada', exact: true }).click()
  await heading(page, 'Account')
  await expectPage(page, 'leads-account', secrets)
  await page.goto(`${site.url}/leads/people`)
  await page.getByRole('button', { name: 'Save the role of Rick' }).click()
  await page.getByRole('status').waitFor()
  await expectPage(page, 'leads-people', 'time')
  await page.goto(`${site.url}/leads/activity`)
  await expectPage(page, 'leads-activity', 'time')
  await page.goto(`${site.url}/leads/people`)
  await page.getByRole('button', { name: 'Require it' }).click()

  await heading(page, 'Sign in')
  await signIn(page, site.url, 'Add a second factor')
  await expectPage(page, 'leads-add-second-factor', secrets)
  const key = (await page.locator('code.password').textContent()) ?? ''
  const code = codeAt(key.replaceAll(' ', ''), Date.now())
  await page.getByRole('textbox', { name: /^Code/ }).fill(code)
  await page.keyboard.press('Enter')
  await heading(page, 'Save your recovery codes')
  await expectPage(page, 'leads-recovery-codes', secrets)
  await page.context().clearCookies()
  await signIn(page, site.url, 'Enter a code')
  await expectPage(page, 'leads-enter-code')
})

// The pages alone: the site serves them only where the Studio is built, or isn't.
const studio = signInPage('build/client')
const failed = signInForm('/studio/sign-in', 'Wrong name or password.', 'Ada')
const continued = continueForm(
  { action: '', name: 'Ada', token: '' },
  signInForm('/studio/sign-in'),
)
for (const [name, content] of [
  ['studio-sign-in', studio.step('Sign in', failed, true)],
  ['studio-continue', studio.step('Sign in', continued)],
  ['studio-not-built', notBuiltPage(studio)],
] as const) {
  test(name, async ({ page }) => {
    await page.route('**/studio', async (route) =>
      route.fulfill({ contentType: 'text/html', body: String(await content) }),
    )
    await page.goto('/studio')
    await expectPage(page, name)
  })
}
