import { fill, uniqueWord, waitlistValues } from './forms.ts'
import { expect, type Page, test } from './site.ts'

const scripts = (page: Page) => page.locator('script[type^="later/"]')

/** Advances the clock: far longer than the delay of scripts on an idle page. */
const letTimePass = (page: Page) => page.clock.runFor(60_000)

/** Waits until the page is hydrated without an interaction. */
async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

test('scripts are fetched once a page is loaded and idle', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
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

test('on a fast connection scripts only wait for idle time', async ({ page }) => {
  await page.clock.install()
  await page.goto('/pricing')
  await letTimePass(page)
  await expect(scripts(page)).toHaveCount(0)
})

test('an unsupported old browser gets no scripts, and the header works', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    Object.assign(CSS, {
      supports: (...given: [string, string]) => !given[0].includes(':state') && supports(...given),
    })
  })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto('/company')
  await page.keyboard.press('Tab')
  await expect(scripts(page)).not.toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'true')
  await page.getByRole('banner').getByRole('button', { name: 'Product' }).press('Enter')
  await expect(page.locator('#menu-product')).toBeVisible()
  expect(problems).toEqual([])
})

/** Opens a page on which scripts wait for an interaction. */
async function openWaiting(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/pricing')
  await letTimePass(page)
  await expect(scripts(page)).not.toHaveCount(0)
}

test.describe('on a slow connection', () => {
  test.use({ connection: { effectiveType: '3g' } })

  test('scripts wait for a key', async ({ page }) => {
    await openWaiting(page)
    await page.keyboard.press('Tab')
    await waitForHydration(page)
  })
})

test('an interaction while the page is still loading is not lost', async ({ page }) => {
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
  await waitForHydration(page)
})

test.describe('on a connection that saves data', () => {
  test.use({ connection: { saveData: true } })

  test('scripts wait for the pointer', async ({ page }) => {
    await openWaiting(page)
    // The first move in a page has no distance, and a busy browser may drop one.
    let x = 400
    await expect(async () => {
      x += 5
      await page.mouse.move(x, 400)
      await expect(scripts(page)).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await waitForHydration(page)
  })

  test('the first click on a link works', async ({ page }) => {
    await openWaiting(page)
    await page.getByRole('banner').getByRole('link', { name: 'Company' }).click()
    await expect(page).toHaveURL('/company')
    await expect(page.locator('h1')).toHaveText('Who We Are')
  })

  test('text typed before hydration is kept', async ({ page }) => {
    await page.goto('/contact')
    const subject = page.getByLabel('Subject')
    // Typing is also the first interaction.
    await subject.pressSequentially('Typed early')
    await waitForHydration(page)
    await expect(subject).toHaveValue('Typed early')
  })

  test('text typed before hydration is not replaced by an older draft', async ({ page }) => {
    const subject = page.getByLabel('Subject')
    await page.goto('/contact')
    await page.evaluate(() => {
      const values = [
        ['subject', 'Old'],
        ['message', 'Old'],
      ]
      sessionStorage.setItem('draft:contact', JSON.stringify({ search: '', key: '', values }))
    })
    await page.reload()
    await subject.fill('New')
    await waitForHydration(page)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Old')
    await expect(subject).toHaveValue('New')
  })
})

/** Interactions before hydration, and their visible results. */
const early: readonly {
  what: string
  path: string
  act: (page: Page) => Promise<void>
  done: (page: Page) => Promise<void>
}[] = [
  {
    what: 'a menu is opened',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Product' }).press('Enter'),
    done: (page) => expect(page.locator('#menu-product')).toBeVisible(),
  },
  {
    what: 'annual billing is selected',
    path: '/pricing',
    act: (page) => page.getByText(/^Annual/).click(),
    done: (page) => expect(page.getByRole('radio', { name: /annual/i })).toBeChecked(),
  },
  {
    what: 'a question is unfolded',
    path: '/pricing',
    act: (page) => page.locator('#questions summary').first().click(),
    done: (page) => expect(page.locator('#questions details').first()).toHaveAttribute('open'),
  },
  {
    what: 'another view of a scene is chosen',
    path: '/products/ai-chat',
    act: (page) => page.locator('main figure label').nth(1).click(),
    done: (page) => expect(page.locator('main figure').getByRole('radio').nth(1)).toBeChecked(),
  },
  {
    what: 'another order is refunded',
    path: '/',
    act: async (page) => {
      await page.locator('#request label').nth(1).click()
      await page.locator('#request').getByRole('button').click()
    },
    done: (page) => expect(page).toHaveURL('/?order=1041&as=ana#request'),
  },
  {
    what: 'a tab is followed',
    path: '/integrations',
    act: (page) => page.getByRole('main').getByRole('link', { name: 'CI/CD' }).click(),
    done: (page) => expect(page).toHaveURL('/integrations?category=cicd'),
  },
  {
    what: 'articles are searched',
    path: '/blogs',
    act: async (page) => {
      await page.getByRole('searchbox').fill('reachability')
      await page.getByRole('searchbox').press('Enter')
    },
    done: (page) => expect(page).toHaveURL(/\/blogs\?q=reachability/),
  },
  {
    what: 'a region is chosen',
    path: '/company',
    act: async (page) => {
      await page.getByRole('button', { name: 'Change Region' }).click()
      await page.getByRole('dialog').getByRole('combobox').selectOption('en-GB')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    },
    done: async (page) => {
      await waitForHydration(page)
      expect(await page.evaluate(() => localStorage.getItem('region'))).toBe('en-GB')
      await expect(page).toHaveURL('/company')
    },
  },
  {
    what: 'a form is sent',
    path: '/join-waitlist',
    act: async (page) => {
      await fill(page, waitlistValues(uniqueWord()))
      await page.getByRole('button', { name: 'Request Access' }).click()
    },
    done: (page) => expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible(),
  },
]
for (const { what, path, act, done } of early) {
  test(`before hydration ${what}, and it stays so afterwards`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await act(page)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    release()
    await waitForHydration(page)
    await done(page)
  })
}

test('a scene keeps its selection at hydration, and renders after a client navigation', async ({
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
  await waitForHydration(page)
  await expect(choice).toBeChecked()
  await page.locator('main a[href="/products/threat-modeling"]').first().click()
  await expect(page).toHaveURL('/products/threat-modeling')
  await expect(scene.getByRole('table').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/products/ai-chat')
  await expect(choice).toBeVisible()
  expect(problems).toEqual([])
})
