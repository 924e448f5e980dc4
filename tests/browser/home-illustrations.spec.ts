import { controls } from '../../copy/controls.ts'
import { exploit, verdictOf } from '../../copy/home/exploit.ts'
import { findingViews } from '../../copy/home/finding-views.ts'
import { home } from '../../copy/home/home.ts'
import { findings } from '../../copy/storefront/findings.ts'
import { firstRequest, queryOf, type StorefrontRequest } from '../../copy/storefront/requests.ts'
import { expectRoomForLargeText } from './large-text.ts'
import { expect, type Page, test, withMotion } from './site.ts'

test.use(withMotion)

const panel = (page: Page) => page.locator('#request')
const verdict = (page: Page) => panel(page).getByRole('status')
const request = firstRequest('refund')
const fix = exploit.fix(findings.ownership.line)

async function expectVerdict(page: Page, sent: StorefrontRequest) {
  await expect(page).toHaveURL(`/${queryOf(sent)}#request`)
  const { status, verdict: sentence, detail } = verdictOf(sent)
  await expect(verdict(page)).toHaveText(`${status}${sentence}${detail}`)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, hasTouch: true })

    test('a refund is requested by touch, and again with the fix', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await panel(page).getByText('Ben', { exact: true }).tap()
      const send = panel(page).getByRole('button', { name: exploit.send })
      await send.tap()
      await expectVerdict(page, { ...request, as: 'ben' })
      await panel(page).getByText('Ana', { exact: true }).tap()
      await send.tap()
      await expectVerdict(page, request)
      await panel(page).getByText(fix).tap()
      await send.tap()
      await expectVerdict(page, { ...request, isFixed: true })
      await expect(verdict(page)).toBeInViewport({ ratio: 1 })
    })

    test('another flaw is chosen by touch, and its request is sent', async ({ page }) => {
      await page.goto('/')
      await panel(page).getByRole('link', { name: exploit.export.name }).tap()
      await expect(verdict(page)).toContainText(exploit.export.unsent.verdict)
      await panel(page).getByText('Kim').tap()
      await panel(page).getByRole('button', { name: exploit.send }).tap()
      await expectVerdict(page, { ...firstRequest('export'), as: 'kim' })
    })

    test('the link to a request leads to its verdict', async ({ page }) => {
      await page.goto(`/${queryOf(request)}#request`)
      const link = panel(page).getByRole('link', { name: exploit.link })
      await expect(link).toHaveAttribute('href', `/${queryOf(request)}#request`)
      await link.click()
      await expectVerdict(page, request)
    })
  })
}

test('the link to a request is copied, and announced until the request changes', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/${queryOf(request)}#request`)
  const copy = panel(page).getByRole('button', { name: exploit.link })
  await expect(copy).toBeVisible()
  await copy.click()
  const announced = panel(page).locator('[aria-live]').filter({ hasText: controls.code.copied })
  await expect(announced).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await panel(page).getByText(fix).click()
  await expect(announced).toHaveCount(0)
})

test('unknown customers, orders, and fixes show the request before it is sent', async ({
  page,
}) => {
  for (const query of ['?as=mallory&order=1042', '?as=kim&order=1042', '?as=ana', '?fix=applied']) {
    await page.goto(`/${query}`)
    await expect(verdict(page)).toContainText(exploit.refund.unsent.verdict)
  }
})

test('nothing of a verdict is cut off with large text', async ({ page }) => {
  await page.goto(`/${queryOf(request)}`)
  await expectRoomForLargeText(page)
})

test('the panel is at least 600x500 from 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const box = await panel(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(600)
  expect(box?.height).toBeGreaterThanOrEqual(500)
})

test.describe('without script and motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [320, 1280]) {
    test(`the weight hangs where the request ends at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const ends = [
        ['/', '.exploit-head'],
        [`/${queryOf(request)}`, '.exploit-after'],
        [`/${queryOf({ ...request, isFixed: true })}`, '.is-refused'],
      ] as const
      for (const [path, end] of ends) {
        await page.goto(path)
        const weight = panel(page).locator('.plumb-line svg').filter({ visible: true })
        await expect(weight).toHaveCount(1)
        const [inner, outer] = [
          await weight.boundingBox(),
          await panel(page).locator(end).boundingBox(),
        ]
        if (!inner || !outer) throw new Error('the weight is not shown')
        const middle = inner.y + inner.height / 2
        expect(middle).toBeGreaterThan(outer.y)
        expect(middle).toBeLessThan(outer.y + outer.height)
      }
    })
  }

  test('every view is next to its text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    for (const { id, link } of findingViews) {
      const step = page.locator('#one-finding li').filter({ hasText: link.label })
      await step.getByRole('link').scrollIntoViewIfNeeded()
      await expect(step.getByRole('img')).toBeInViewport()
      await expect(step.locator(`.view-${id}`)).toBeVisible()
    }
  })
})

test.describe('with animations', () => {
  test.use(withMotion)

  test('the pinned finding replaces the weight on the page', async ({ page }) => {
    await page.goto('/')
    const weight = () =>
      page
        .locator('.frame:has(.views)')
        .evaluate((frame) => getComputedStyle(frame, '::before').backgroundSize.split(',')[0])
    await expect.poll(weight).not.toBe('0px 0px')
    for (const { link } of findingViews.slice(1, -1)) {
      await page
        .locator('#one-finding')
        .getByRole('link', { name: link.label })
        .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect.poll(weight).toBe('0px 0px')
    }
  })
})

for (const width of [360, 768]) {
  test(`at ${width} px the finding stays below the header while its views pass, and covers no focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const bottomOf = (css: string) =>
      page.locator(css).evaluate((element) => element.getBoundingClientRect().bottom)
    const links = page.locator('#one-finding li').getByRole('link')
    for (const link of await links.all()) {
      // The link is above the window, as on the way back by keyboard.
      await page.evaluate(() => document.querySelector('#ways-in')?.scrollIntoView())
      await link.focus()
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf('.views-pin'))
      const pin = await page.locator('.views-pin').boundingBox()
      // One pixel is the border of the header.
      expect(Math.abs((pin?.y ?? 0) - (await bottomOf('.site-header')))).toBeLessThanOrEqual(1)
    }
  })
}

test('focus on the link of a view shows the view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  for (const { id, link } of findingViews) {
    const target = page.locator('#one-finding').getByRole('link', { name: link.label })
    await target.focus()
    await expect
      .poll(() => target.evaluate(viewBeside), `the view of ${link.label}`)
      .toContain(`view-${id}`)
  }
})

/** The class of the view in the middle of the panel; runs in the page. */
function viewBeside(): string {
  const { left, width } = document.querySelector('.view')?.getBoundingClientRect() ?? new DOMRect()
  const at = document.elementFromPoint(left + width / 2, innerHeight / 2 + 32)
  return at?.closest('.view')?.className ?? ''
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the first screen of ${width}x${height} shows the headline, both calls to action, the request, and its verdict`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const main = page.getByRole('main')
    for (const part of [
      main.getByRole('heading', { level: 1, name: home.hero.headline }),
      main.getByText(home.hero.tagline),
      main.getByText(home.hero.lead),
      main.getByRole('link', { name: home.hero.actions.signUp.label, exact: true }).first(),
      main.getByRole('link', { name: home.hero.actions.demo.label }).first(),
      main.getByRole('heading', { name: exploit.refund.title }),
      panel(page).locator('form'),
      verdict(page),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the first screen of ${width}x${height} shows all that the request passes, and Send doesn’t move it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const lines = panel(page).getByRole('listitem')
    await expect(lines.first()).toBeInViewport({ ratio: 1 })
    await expect(lines.last()).toBeInViewport({ ratio: 1 })
    await panel(page).getByRole('button', { name: exploit.send }).click()
    await expectVerdict(page, request)
    await expect(lines.last()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  })
}
