import { expect, test } from './site.ts'

for (const width of [320, 1280]) {
  test(`the plan names stay visible while scrolling the table at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/pricing')
    const table = page.getByRole('table', { name: 'Compare plans' })
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
