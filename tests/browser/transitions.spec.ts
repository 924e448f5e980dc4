import { expect, open, type Page, test, withMotion } from './site.ts'

test.use(withMotion)

interface Transitions {
  started: number
  /** The durations in ms of the animations of each transition. */
  durations: number[]
  /** How many of the animations change the opacity, but for the rest of the page, which React hides. */
  fades: number
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen: Transitions = { started: 0, durations: [], fades: 0 }
    Object.assign(window, { seen })
    const original = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      seen.started += 1
      const transition = original(...given)
      transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation
          // React keeps the rest of the page still with animations without a duration.
          if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) continue
          if (!effect.pseudoElement?.startsWith('::view-transition')) continue
          seen.durations.push(Number(effect.getComputedTiming().duration))
          const isRoot = effect.pseudoElement.endsWith('(root)')
          const changesOpacity = effect.getKeyframes().some((frame) => 'opacity' in frame)
          if (changesOpacity && !isRoot) seen.fades += 1
        }
      })
      return transition
    }
  })
})

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Transitions }).seen)

async function settled(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition')))
    .toBe(false)
}

async function follow(page: Page, name: string, path: string) {
  await page.getByRole('banner').getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)
  await expect(page.locator('main')).toBeFocused()
  await settled(page)
}

test('each route change has one transition of 0.3 s, hydration has none', async ({ page }) => {
  await open(page, '/')
  expect(await transitions(page)).toEqual({ started: 0, durations: [], fades: 0 })
  await follow(page, 'Pricing', '/pricing')
  expect((await transitions(page)).started).toBe(1)
  await follow(page, 'Company', '/company')
  expect((await transitions(page)).started).toBe(2)
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(async () => (await transitions(page)).started).toBe(3)
  await settled(page)
  const { durations } = await transitions(page)
  expect(durations.length).toBeGreaterThan(0)
  expect(new Set(durations)).toEqual(new Set([300]))
})

test('the new page and the menus can be used during a transition', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      const transition = start(...given)
      transition.ready.then(() => {
        const { x = 0, y = 0 } = document.querySelector('header a')?.getBoundingClientRect() ?? {}
        const hit = document.elementFromPoint(x + 5, y + 5)?.closest('a')?.pathname
        Object.assign(window, { during: [document.querySelector('h1')?.textContent, hit] })
      })
      return transition
    }
  })
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'during')))
    .toEqual(['Pricing', '/'])
})

test('a filter on the same page has none', async ({ page }) => {
  await open(page, '/integrations')
  await page.getByRole('main').getByRole('link', { name: 'Ticketing Systems' }).click()
  await expect(page).toHaveURL('/integrations?category=ticketing')
  await expect(page.getByRole('heading', { level: 2, name: 'Ticketing Systems' })).toBeVisible()
  expect((await transitions(page)).started).toBe(0)
})

test('the rows of the queue move to their new places in 0.24 s, and nothing fades', async ({
  page,
}) => {
  await open(page, '/products/vulnerability-management')
  await page.getByRole('radio', { name: 'Reachability' }).check()
  await expect(page.getByRole('table', { name: /reachability/i })).toBeVisible()
  await expect.poll(async () => (await transitions(page)).durations).toContain(240)
  await settled(page)
  expect((await transitions(page)).fades).toBe(0)
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page }) => {
    await open(page, '/')
    await follow(page, 'Pricing', '/pricing')
    expect((await transitions(page)).durations.filter((duration) => duration > 0)).toEqual([])
  })
})

test('the finding of a view stays above the page that it leads to', async ({ page }) => {
  await open(page, '/')
  const layer = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (...given) => {
          const transition = start(...given)
          transition.ready.then(() => {
            const root = document.documentElement
            resolve(getComputedStyle(root, '::view-transition-group(finding)').zIndex)
          })
          return transition
        }
      }),
  )
  await page.locator('#one-finding a[href^="/products/"]').first().click()
  expect(await layer).toBe('1')
})
