import { freePort } from '../fixtures/free-port.ts'
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
