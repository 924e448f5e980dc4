import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

test('illustrations move with the frames of the page, not as fast as the main thread can', async ({
  browser,
  page,
}) => {
  for (const path of ['/products/business-logic-map', '/blogs']) {
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.goto(path)
    await page.evaluate(async () => {
      for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame)
    })
    const { traceEvents }: { traceEvents: { name: string }[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    )
    const layouts = traceEvents.filter(({ name }) => name === 'Layout').length
    expect(layouts, `layouts on ${path}`).toBeGreaterThan(0)
    expect(layouts, `layouts on ${path}`).toBeLessThan(500)
  }
})
