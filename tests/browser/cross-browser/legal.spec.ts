import type { Target } from '../drivers/locate.ts'
import { expect, poll, test } from '../visitor-test.ts'

const contents: Target = { css: '.legal-contents' }
const link = (nth: number): Target => ({ role: 'link', within: contents, nth })
const current: Target = { css: '[aria-current=location]', within: contents }

for (const path of ['/terms', '/privacy', '/dpa']) {
  test(`the contents of ${path} mark the section that is read, and keep it in view`, async ({
    visitor,
  }) => {
    await visitor.open(path)
    await visitor.expectGone(current)
    const hrefs = await visitor.on({ role: 'link', within: contents }, (links) =>
      links.map((one) => one.getAttribute('href') ?? ''),
    )
    expect(hrefs.length).toBeGreaterThan(5)
    for (const nth of [1, hrefs.length - 2]) {
      await visitor.run((hash) => {
        document.querySelector(hash)?.scrollIntoView({ behavior: 'instant' })
      }, hrefs[nth] ?? '')
      await poll(() =>
        visitor.on(current, (links) => links.map((one) => one.getAttribute('href'))),
      ).toEqual([hrefs[nth]])
      await poll(() =>
        visitor.on(link(nth), ([one]) => {
          const box = one?.closest('.legal-contents')?.getBoundingClientRect()
          const { top = -1, bottom = Infinity } = one?.getBoundingClientRect() ?? {}
          return box !== undefined && top >= box.top && bottom <= box.bottom
        }),
      ).toBe(true)
    }
  })
}
