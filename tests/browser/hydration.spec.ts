import { expect, hydrated, type Page, test } from './site.ts'

const scripts = (page: Page) => page.locator('script[type^="later/"]')

/** Idle callbacks run in their order: after this one the page has done what it does by itself. */
function idle(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })),
  )
}

test('script is fetched once a page is loaded and idle, not before', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(scripts(page)).toHaveCount(0)
  const [loaded, ...fetched] = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime)
    return [(document as PerformanceNavigationTiming).loadEventStart, ...files]
  })
  expect(fetched.length).toBeGreaterThan(0)
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(loaded ?? Number.NaN)
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  test.describe(JSON.stringify(connection), () => {
    test.use({ connection })

    test.beforeEach(async ({ page }) => {
      await page.goto('/pricing')
      await idle(page)
      await expect(scripts(page)).not.toHaveCount(0)
    })

    test('script waits for the pointer', async ({ page }) => {
      await page.mouse.move(400, 400)
      await hydrated(page)
    })

    test('script waits for a key', async ({ page }) => {
      await page.keyboard.press('Tab')
      await hydrated(page)
    })

    test('the first click on a link leads on', async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: 'Company' }).click()
      await expect(page).toHaveURL('/company')
      await expect(page.locator('h1')).toHaveText('Who We Are')
    })
  })
}

test('a sign of intent that comes while the page is still arriving is not lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const arriving = new MutationObserver(() => {
      if (!document.querySelector('header')) return
      arriving.disconnect()
      Object.assign(window, { stateAtIntent: document.readyState })
      dispatchEvent(new Event('keydown'))
    })
    arriving.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/terms')
  expect(await page.evaluate(() => Reflect.get(window, 'stateAtIntent'))).toBe('loading')
  await hydrated(page)
})

test.describe('on a connection that saves data', () => {
  test.use({ connection: { saveData: true } })

  test('what was typed before script runs is still there afterwards', async ({ page }) => {
    await page.goto('/contact')
    const subject = page.getByLabel('Subject')
    // The first sign of intent and the typing are one.
    await subject.pressSequentially('Typed early')
    await hydrated(page)
    await expect(subject).toHaveValue('Typed early')
  })
})

test('a scene keeps what was chosen in it when script takes over, and is drawn on the next page', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto('/products/ai-chat')
  const scene = page.getByRole('main').getByRole('figure').first()
  const choice = scene.getByRole('radio').nth(1)
  await choice.check({ force: true })
  await hydrated(page)
  await expect(choice).toBeChecked()
  await page.locator('main a[href="/products/threat-modeling"]').click()
  await expect(page).toHaveURL('/products/threat-modeling')
  await expect(scene.getByRole('table').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/products/ai-chat')
  await expect(choice).toBeVisible()
  expect(problems).toEqual([])
})

test('no text becomes markup, script or the address of a script once a page runs', async ({
  page,
}) => {
  await page.goto('/pricing')
  await hydrated(page)
  const refused = await page.evaluate(() => {
    const script = () => document.createElement('script')
    const make = Reflect.get(window, 'trustedTypes')
    const attempts = {
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      document: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => Object.assign(script(), { textContent: '1' }),
      address: () => Object.assign(script(), { src: '/assets/x.js' }),
      policy: () => make.createPolicy('another', {}),
      services: () => make.createPolicy('services', {}),
      again: () => make.createPolicy('later', { createScript: (text: string) => text }),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })
  const all = ['markup', 'document', 'script', 'address', 'policy', 'services', 'again']
  expect(refused).toEqual(all)
})
