import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { axeViolations } from './axe.ts'
import { expect, hydrated, type Page, test } from './site.ts'

// every-url.spec.ts checks that nothing is stored and no other site gets a request without an optional service.

test.describe('with an optional service', () => {
  test.describe.configure({ mode: 'default' })
  let site: ServerProcess
  let provider: Server
  let requestCount = 0

  test.beforeAll(async () => {
    provider = createServer((_request, response) => {
      requestCount += 1
      response.setHeader('content-type', 'text/javascript')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.end('document.documentElement.dataset.counted = "yes"')
    })
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const { port } = provider.address() as AddressInfo
    const counter = {
      name: 'Page counter',
      category: 'analytics',
      provider: 'Example, Inc.',
      purpose: 'Counts how often a page is opened.',
      script: `http://127.0.0.1:${port}/count.js`,
    }
    site = await startSite({
      LOG_LEVEL: 'silent',
      OPTIONAL_SERVICES: JSON.stringify([counter]),
    })
  })
  test.beforeEach(() => {
    requestCount = 0
  })
  test.afterAll(async () => {
    await site.stop()
    provider.close()
  })

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'optional services' })
  const isCounted = (page: Page) => page.locator('html[data-counted]')
  const choiceOf = async (context: BrowserContext) =>
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  const visit = async (page: Page, path: string) => {
    await page.goto(site.url + path)
    await hydrated(page)
  }

  test('it runs only while it is allowed', async ({ page, context }) => {
    await visit(page, '/pricing')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(4)
    await expect(dialog(page).getByRole('checkbox', { name: 'necessary' })).toBeDisabled()
    await expect(dialog(page).getByRole('checkbox', { name: 'advertising' })).toBeDisabled()
    await expect(dialog(page).getByRole('heading', { name: 'optional services' })).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    expect(await choiceOf(context)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect([requestCount, await choiceOf(context)]).toEqual([0, []])

    await page.reload()
    await dialog(page).getByRole('button', { name: 'Refuse all' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await choiceOf(context)).toEqual(['consent=none'])
    await visit(page, '/cookies')
    const main = page.locator('main')
    await expect(main.getByText('Page counter')).toBeVisible()
    await expect(main.getByRole('checkbox', { name: 'analytics' })).not.toBeChecked()
    expect(requestCount).toBe(0)

    await main.getByRole('checkbox', { name: 'analytics' }).check()
    await main.getByRole('button', { name: 'Save this choice' }).click()
    await expect(isCounted(page)).toHaveCount(1)
    expect(await choiceOf(context)).toEqual(['consent=analytics'])
    await visit(page, '/')
    await expect(isCounted(page)).toHaveCount(1)

    await visit(page, '/cookies')
    await main.getByRole('button', { name: 'Refuse all' }).click()
    await expect(isCounted(page)).toHaveCount(0)
    await visit(page, '/pricing')
    await page.evaluate(() => fetch('/api/consent'))
    await expect(dialog(page)).toHaveCount(0)
    await expect(isCounted(page)).toHaveCount(0)
  })

  for (const [how, isSent, isKnown] of [
    ['its header', true, false],
    ['its property', false, true],
  ] as const) {
    test(`Global Privacy Control by ${how} disables it`, async ({ page, context }) => {
      const { hostname } = new URL(site.url)
      await context.addCookies([
        { name: 'consent', value: 'analytics', domain: hostname, path: '/' },
      ])
      if (isSent) await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
      if (isKnown) {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        )
      }
      await visit(page, '/cookies')
      const main = page.locator('main')
      await expect(main.getByText(/sends Global Privacy Control/).first()).toBeVisible()
      await expect(main.getByRole('checkbox', { name: 'analytics' })).toBeDisabled()
      await expect(main.getByRole('checkbox', { name: 'analytics' })).not.toBeChecked()
      await visit(page, '/')
      await page.evaluate(() => fetch('/api/consent'))
      await expect(dialog(page)).toHaveCount(0)
      expect(requestCount).toBe(0)
    })
  }
})
