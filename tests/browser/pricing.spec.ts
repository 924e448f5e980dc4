import { plans } from '../../copy/pricing/plans.ts'
import { annualPrice, dollars } from '../../copy/pricing/prices.ts'
import { expect, test } from './site.ts'

const priced = plans.flatMap(({ monthlyPrice }) => monthlyPrice ?? [])
const monthlyPrices = priced.map(dollars)
const annualPrices = priced.map((price) => dollars(annualPrice(price).perMonth))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the billing toggle starts monthly and shows annual prices by pointer and keyboard', async ({
    page,
  }) => {
    await page.goto('/pricing')
    const monthly = page.getByRole('radio', { name: /monthly/i })
    const annual = page.getByRole('radio', { name: /annual/i })
    const prices = page.getByRole('main').getByText(/^\$[\d,]+$/)
    await expect(monthly).toBeChecked()
    await expect(prices.filter({ visible: true })).toHaveText(monthlyPrices)
    await page.getByText(/^Annual/).click()
    await expect(annual).toBeChecked()
    await expect(prices.filter({ visible: true })).toHaveText(annualPrices)
    await annual.press('ArrowLeft')
    await expect(monthly).toBeChecked()
    await expect(prices.filter({ visible: true })).toHaveText(monthlyPrices)
    const talk = page.getByText('Talk to Us', { exact: true }).filter({ visible: true })
    await expect(talk.first()).toBeVisible()
  })
})

for (const width of [320, 1280]) {
  test(`the plan names stay visible while scrolling the table at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/pricing')
    const table = page.getByRole('table', { name: 'Compare plans' })
    if (width === 320) {
      await expect(table).toBeHidden()
      await page.getByText('Show the table').click()
    }
    await expect(table).toBeVisible()
    const plans = table.getByRole('columnheader').filter({ hasNotText: 'Capability' })
    await expect(plans).toHaveCount(3)
    const rows = table.getByRole('row')
    const last = rows.last().getByRole('cell')
    await last.first().scrollIntoViewIfNeeded()
    for (const place of [0, 1, 2]) {
      await expect(plans.nth(place)).toBeInViewport({ ratio: 1 })
      const head = await plans.nth(place).boundingBox()
      const cell = await last.nth(place).boundingBox()
      expect(head?.x).toBeCloseTo(cell?.x ?? -1, 0)
    }
  })
}
