import { onePagePerTemplate, type SitePath, sitePaths } from '../fixtures/site-paths.ts'
import type { BrowserTest } from './browser-test.ts'
import { coversOfFocus } from './covered-focus.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

const widths = [390, 1280]

/** One page of each template, and each list also with a query. */
const walked: readonly SitePath[] = sitePaths.filter(
  ({ path }) =>
    onePagePerTemplate.includes(path) || path.startsWith('/newsletter/') || path.includes('?'),
)

export const everyPage: readonly BrowserTest[] = walked.map((sitePath) => ({
  name: `${sitePath.path} fits on a phone and on a desktop, and nothing covers the focus`,
  run: (visitor, site) => visit(visitor, sitePath, site.url),
}))

async function visit(visitor: Visitor, { path, status }: SitePath, site: string): Promise<void> {
  const response = await fetch(site + path, { method: 'HEAD' })
  await until(
    `status ${status}`,
    async () => response.status,
    (seen) => seen === status,
  )
  for (const width of widths) {
    await visitor.resize(width)
    await visitor.open(path)
    await until(
      `one h1, every icon drawn and nothing wider than the window at ${width} px`,
      () => visitor.run(shapeOfPage),
      ({ headings, wide, emptyIcons }) =>
        headings === 1 && wide.length === 0 && emptyIcons.length === 0,
    )
    await until(
      `nothing covers a control that has the focus at ${width} px`,
      () => visitor.run(coversOfFocus, 'all'),
      (covered) => covered.length === 0,
    )
    await visitor.expectNoProblems()
  }
}

/** Runs in the page. */
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
