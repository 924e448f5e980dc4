import { onePagePerTemplate, sitePaths } from '../../fixtures/site-paths.ts'
import { expect, poll, test } from '../visitor-test.ts'
import { coversOfFocus } from './covered-focus.ts'

/** One page of each template, and each list also with a query. */
const walked = sitePaths.filter(
  ({ path }) =>
    onePagePerTemplate.includes(path) || path.startsWith('/newsletter/') || path.includes('?'),
)

for (const { path, status } of walked) {
  test(`${path} fits on a phone and on a desktop, and nothing covers the focus`, async ({
    visitor,
    request,
  }) => {
    expect((await request.head(path, { maxRedirects: 0 })).status()).toBe(status)
    for (const width of [390, 1280]) {
      await visitor.resize(width)
      await visitor.open(path)
      await poll(() => visitor.run(shapeOfPage)).toEqual({ headings: 1, wide: [], emptyIcons: [] })
      await poll(() => visitor.run(coversOfFocus, 'all')).toEqual([])
      await visitor.expectNoProblems()
    }
  })
}

/** Runs in the page: the headings of the first level, what is wider than the window, and icons without a drawing. */
function shapeOfPage() {
  const { clientWidth, scrollWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 120))
  return {
    headings: [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).length,
    wide: scrollWidth > clientWidth ? [`${scrollWidth} px`, ...wide] : [],
    emptyIcons: [...document.querySelectorAll('use')]
      .filter((icon) => icon.checkVisibility() && icon.getBBox().width === 0)
      .map((icon) => icon.getAttribute('href')),
  }
}
