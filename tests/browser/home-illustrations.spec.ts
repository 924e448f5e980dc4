import { home } from '../../copy/home/home.ts'
import { homeIllustrations } from '../../copy/home/illustrations.ts'
import { expect, type Page, test, withMotion } from './site.ts'

test.use(withMotion)

const path = (page: Page, id: string) => page.locator(`[data-path="${id}"]`)

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('each question shows the path of its request, by keyboard', async ({ page }) => {
      await page.goto('/')
      const questions = page
        .getByRole('radiogroup', { name: homeIllustrations.request.legend })
        .getByRole('radio')
      await questions.first().focus()
      for (const id of ['retry', 'read', 'refund']) {
        await page.keyboard.press('ArrowRight')
        await expect(path(page, id)).toBeVisible()
        await expect(page.locator('[data-path]').filter({ visible: true })).toHaveCount(1)
      }
    })
  })
}

test('the illustration is at least 600x500 from 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const illustration = page.locator('figure.request')
  const questions = illustration.getByRole('radio')
  for (const question of await questions.all()) {
    await question.check()
    const box = await illustration.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(600)
    expect(box?.height).toBeGreaterThanOrEqual(500)
  }
})

test.describe('without script and motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [320, 1280]) {
    test(`the illustration is complete at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      const illustration = path(page, 'refund')
      for (const part of ['.layer-finding', '.removed', '.added']) {
        await expect(illustration.locator(part)).toBeVisible()
        await expect(illustration.locator(part)).toHaveCSS('clip-path', 'none')
      }
      const store = await illustration.locator('.layer-store').boundingBox()
      const weight = await illustration.locator('.plumb-line svg').boundingBox()
      if (!store || !weight) throw new Error('the illustration has no weight in its store')
      expect(weight.y + weight.height).toBeGreaterThan(store.y)
      expect(weight.y + weight.height).toBeLessThan(store.y + store.height)
    })
  }

  test('every view is beside its text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    for (const { id, link } of homeIllustrations.views.steps) {
      const step = page.locator('#one-finding li').filter({ hasText: link.label })
      await step.getByRole('link').scrollIntoViewIfNeeded()
      await expect(step.getByRole('img')).toBeInViewport()
      await expect(step.locator(`.view-${id}`)).toBeVisible()
    }
  })
})

test('focus on the link of a view shows the view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  for (const { id, link } of homeIllustrations.views.steps) {
    const target = page.locator('#one-finding').getByRole('link', { name: link.label })
    await target.focus()
    await expect
      .poll(() => target.evaluate(viewBeside), `the view of ${link.label}`)
      .toContain(`view-${id}`)
  }
})

/** The class of the view in the middle of the stage; runs in the page. */
function viewBeside(): string {
  const { left, width } = document.querySelector('.view')?.getBoundingClientRect() ?? new DOMRect()
  const at = document.elementFromPoint(left + width / 2, innerHeight / 2 + 32)
  return at?.closest('.view')?.className ?? ''
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`the first screen of ${width}x${height} shows the headline and both calls to action`, async ({
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
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}
