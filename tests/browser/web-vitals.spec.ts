import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { expect, test } from './site.ts'

// A site of its own, whose metrics have only the loads of this test.
let site: ServerProcess
test.beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
})
test.afterAll(() => site.stop())

test('the speed of a page is counted when the visitor leaves it', async ({ page }) => {
  const script = page.waitForResponse(async (response) => {
    const isScript = response.url().endsWith('.js')
    return isScript && (await response.text()).includes('/api/web-vitals')
  })
  await page.goto(`${site.url}/company`)
  await script
  await page.goto('about:blank')
  const metrics = async () => (await fetch(`${site.url}/metrics`)).text()
  await expect.poll(metrics).toContain('site_web_vitals_lcp_seconds_count{page="company"} 1')
  expect(await metrics()).toContain('site_web_vitals_ttfb_seconds_count{page="company"} 1')
})

test('a visitor can turn the measurement off, and on again', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name })
  await page.goto(`${site.url}/cookies`)
  await button('Don’t Measure Speed in This Browser').click()
  await page.reload()
  await expect(page.getByText('isn’t measured in this browser')).toBeVisible()
  await button('Measure Speed Again').click()
  await page.reload()
  await expect(button('Don’t Measure Speed in This Browser')).toBeVisible()
})
