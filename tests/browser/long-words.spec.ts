import { job, post } from '../fixtures/site-paths.ts'
import { expect, open, test } from './site.ts'

test.use({ viewport: { width: 320, height: 800 } })

/** Pages with the parts in which they show what editors write. */
const parts: readonly [path: string, part: string][] = [
  [post.path, 'main :is(header, .prose)'],
  ['/blogs', 'main article'],
  ['/careers', 'main li[id]'],
  [job.path, 'main'],
  [`/contact?job=${job.id}`, 'main'],
]
const texts = ':is(h1, h2, h3, dd, li, blockquote, p:not(:has(span)), p > span:not(:has(*)))'

for (const [path, part] of parts) {
  test(`a long word in any text doesn't widen ${path}`, async ({ page }) => {
    await open(page, path)
    const width = await page.evaluate((selector) => {
      const elements = [...document.querySelectorAll(selector)]
      for (const element of elements) {
        const text = [...element.childNodes].find((node) => node.textContent?.trim())
        if (text instanceof Text) text.data = 'AuthenticationProcessingFilter'.repeat(5)
      }
      return elements.length > 0 ? document.documentElement.scrollWidth : 0
    }, `${part} ${texts}`)
    expect(width).toBe(320)
  })
}
