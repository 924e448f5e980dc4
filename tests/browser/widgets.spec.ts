import { features } from '../../copy/features.ts'
import { contact, officeHours } from '../../copy/forms/contact.ts'
import { integrations } from '../../copy/integrations/index.ts'
import { missingAt, steps } from '../../copy/integrations/steps.ts'
import { languages, sourceDepths } from '../../copy/languages.ts'
import { pendulum } from '../../copy/pendulum.ts'
import { plans } from '../../copy/pricing/plans.ts'
import { orderRules } from '../../copy/storefront/order-rules.ts'
import { expectRoomForLargeText } from './large-text.ts'
import { expect, hydrated, open, type Page, test, withMotion } from './site.ts'

const slider = (page: Page) => page.getByRole('main').getByRole('slider')

test.describe('the pendulum of a missing page', () => {
  test('is dragged by pointer and returns to the vertical when released', async ({ page }) => {
    await open(page, '/nothing-here')
    const box = await slider(page).boundingBox()
    if (!box) throw new Error('the pendulum has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 10, box.y + box.height / 2)
    await expect(page.getByText(/^[1-9]\d*°/)).toBeVisible()
    await page.mouse.up()
    await expect(page.getByText(pendulum.value(0))).toBeVisible()
  })

  test('is turned by an arrow key and returns when the key is released', async ({ page }) => {
    await open(page, '/nothing-here')
    await slider(page).focus()
    await page.keyboard.down('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', pendulum.value(1))
    await page.keyboard.up('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', pendulum.value(0))
  })

  test.describe('with animations', () => {
    test.use(withMotion)

    test('states the position of the weight while it swings by itself', async ({ page }) => {
      await open(page, '/nothing-here')
      const weight = page.locator('.pendulum-weight')
      const reading = page.locator('.pendulum-value')
      const pauseAt = (milliseconds: number) =>
        weight.evaluate((element, at) => {
          const [swing] = element.getAnimations()
          if (!swing) return 0
          swing.pause()
          swing.currentTime = at
          return Math.round(Number.parseFloat(getComputedStyle(element).rotate))
        }, milliseconds)
      await expect.poll(() => pauseAt(300)).toBeGreaterThan(0)
      await expect(reading).toHaveText(pendulum.value(await pauseAt(300)))
      await weight.evaluate((element) => element.getAnimations()[0]?.finish())
      await expect(reading).toHaveText(pendulum.value(0))
    })
  })
})

test.describe('the dial of office hours', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })
  const { dial, hours } = contact

  for (const [day, instant, expected] of [
    ['a Friday', '2026-11-20T19:00:00Z', dial.open],
    ['a Sunday', '2026-11-22T19:00:00Z', dial.closed],
    ['a federal holiday', '2026-11-26T19:00:00Z', dial.closed],
  ] as const) {
    test(`shows the present on ${day}, and another time by keyboard`, async ({ page }) => {
      await page.clock.setFixedTime(instant)
      await open(page, '/contact')
      const shown = (answer: string, office: RegExp, own: RegExp) =>
        expect(slider(page)).toHaveAttribute(
          'aria-valuetext',
          new RegExp(
            `^${answer}, ${hours.zone} ${office.source}, ${hours.yourTime} ${own.source}$`,
          ),
        )
      await shown(expected, /2:00\sPM/, /11:00\sAM/)
      await slider(page).press('Home')
      await shown(dial.closed, /12:00\sAM/, /9:00\sPM/)
      await page.getByRole('button', { name: dial.now }).click()
      await shown(expected, /2:00\sPM/, /11:00\sAM/)
      await expect(slider(page)).toBeFocused()
    })
  }
})

test('an order of the queue that is chosen before scripts run is applied', async ({ page }) => {
  // On a slow connection, scripts wait for an interaction.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  })
  await page.goto('/products/vulnerability-management')
  const severity = page.getByRole('radio', { name: 'Severity' })
  await severity.evaluate((radio: HTMLInputElement) => radio.click())
  await hydrated(page)
  await expect(severity).toBeChecked()
  await expect(page.getByRole('table', { name: /severity/i })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the queue has one order, and no control or gap for others', async ({ page }) => {
    await page.goto('/products/vulnerability-management')
    const place = page.getByRole('main').getByRole('status')
    await expect(page.getByRole('radio')).toHaveCount(0)
    const [text, queue] = [
      await place.boundingBox(),
      await page.getByRole('main').getByRole('table').boundingBox(),
    ]
    expect((queue?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThan(24)
  })

  test('the dial names all office hours, and no control is offered', async ({ page }) => {
    await page.goto('/contact')
    const dial = page.getByRole('img', { name: /^A 24-hour dial/ })
    for (const { label, text } of officeHours.filter((row) => row.open)) {
      await expect(dial).toHaveAccessibleName(new RegExp(`${label} ${text}`))
    }
    await expect(slider(page)).toHaveCount(0)
    await page.goto('/nothing-here')
    await expect(slider(page)).toHaveCount(0)
  })
})

test.describe('without JavaScript, by touch', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('a step leans where none of the ticked integrations covers it', async ({ page }) => {
    await page.goto('/integrations')
    const main = page.getByRole('main')
    for (const step of steps) {
      await expect(main.getByText(step.reached)).toBeVisible()
      const enough = integrations.filter((tool) => tool.steps.includes(step.id))
      for (const { name } of enough) await main.getByRole('checkbox', { name }).uncheck()
      await expect(main.getByText(step.reached)).toBeHidden()
      await expect(main.getByText(missingAt(step))).toBeVisible()
      for (const { name } of enough) await main.getByRole('checkbox', { name }).check()
    }
    await main.getByText('Jira', { exact: true }).first().tap()
    await expect(main.getByRole('checkbox', { name: 'Jira' })).not.toBeChecked()
  })

  test('the line is let down to the depth at which the chosen source is read', async ({ page }) => {
    await page.goto('/languages')
    const main = page.getByRole('main')
    for (const { source, deepest } of sourceDepths) {
      await main.getByText(source, { exact: true }).tap()
      await expect(main.getByRole('img')).toHaveAccessibleName(
        new RegExp(`^${source}.*${deepest.name}: ${languages.analysisDepth.states.read}`),
      )
    }
  })

  test('the features that take the tapped input are shown, with links', async ({ page }) => {
    await page.goto('/features')
    const results = page.locator('.finder-results:visible')
    for (const { name, results: expected } of features.inputs.items.toReversed()) {
      await page.getByRole('radio', { name, exact: true }).tap()
      await expect(results).toHaveCount(1)
      for (const { feature } of expected) {
        const part = features.parts.find(({ id }) => id === feature)
        await expect(results.getByRole('link', { name: part?.title ?? '' })).toBeVisible()
      }
    }
  })

  test('a rule of the map is a link to its verdict, which is in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/products/business-logic-map')
    for (const [id, rule] of Object.entries(orderRules)) {
      await page.getByRole('link', { name: rule }).tap()
      await expect(page).toHaveURL(`/products/business-logic-map?rule=${id}#scene`)
      await expect(page.getByRole('link', { name: rule })).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.flow-verdict[data-chosen]')).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('link', { name: 'Add the guard' }).tap()
    await expect(page).toHaveURL(/&guard=added#scene$/)
    await expect(page.getByRole('link', { name: 'Remove the guard' })).toBeVisible()
  })
})

test('a rule of the map is chosen without moving a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/products/business-logic-map')
  const rule = page.getByRole('link', { name: orderRules['requested-refunded'] })
  await rule.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await rule.click()
  await expect(rule).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

for (const path of ['/integrations', '/languages']) {
  test(`nothing of the widget on ${path} is cut off with large text`, async ({ page }) => {
    await page.goto(path)
    await expectRoomForLargeText(page)
  })
}

test('the scale of code sizes picks the plan for a size by keyboard', async ({ page }) => {
  await open(page, '/pricing')
  const picked = page.locator('section[data-picked]')
  for (const [key, plan] of [
    ['Home', plans[0]],
    ['End', plans.at(-1)],
  ] as const) {
    await slider(page).press(key)
    await expect(picked).toHaveAccessibleName(plan?.name ?? '')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(plan?.codeSize ?? ''))
  }
})
