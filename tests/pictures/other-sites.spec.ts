import { message } from '#leads/test/messages.ts'
import { signInForm } from '#server/sign-in/index.ts'
import { signInPage } from '#server/studio/index.ts'
import { freePort } from '../fixtures/free-port.ts'
import { addPerson, password } from '../fixtures/people.ts'
import { startSite } from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { expect, expectPage, expectPart, expectWindow, open, test } from './picture.ts'

test('the content platform is down', async ({ page }) => {
  await using site = await startSite({
    SANITY_API_HOST: `http://127.0.0.1:${await freePort()}`,
    SANITY_API_TOKEN: 'token',
    LOG_LEVEL: 'silent',
  })
  for (const [name, path] of [
    ['blogs', '/blogs'],
    ['post', post.path],
    ['careers', '/careers'],
    ['job', job.path],
  ] as const) {
    await open(page, site.url + path)
    await expectPart(page.getByRole('main'), `${name}-unavailable`)
  }
})

test('the consent dialog, and its choices on the cookie page', async ({ page }) => {
  const service = {
    name: 'Page counter',
    category: 'analytics',
    provider: 'Example, Inc.',
    purpose: 'Counts how often a page is opened.',
    script: 'http://127.0.0.1:9/count.js',
  }
  await using site = await startSite({
    OPTIONAL_SERVICES: JSON.stringify([service]),
    LOG_LEVEL: 'silent',
  })
  await open(page, `${site.url}/pricing`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWindow(page, 'consent')
  await page.getByRole('dialog').getByRole('button').first().click()
  await open(page, `${site.url}/cookies`)
  await expectPage(page, 'cookies-optional-services')
})

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

test("the Studio's sign-in page", async ({ page }) => {
  const failed = signInForm('/studio/sign-in', 'Wrong name or password.', 'Ada')
  await page.setContent(String(await signInPage('build/client').step('Sign in', failed, true)))
  await expectWindow(page, 'studio-sign-in')
})
