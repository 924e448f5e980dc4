import { cookies } from '#copy/cookies.ts'
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
  const { turnOff, turnOn, off } = cookies.speedMeasurement
  const button = (name: string) => page.getByRole('button', { name })
  await page.goto(`${site.url}/cookies`)
  await button(turnOff).click()
  await page.reload()
  await expect(page.getByText(off)).toBeVisible()
  await button(turnOn).click()
  await page.reload()
  await expect(button(turnOff)).toBeVisible()
})
