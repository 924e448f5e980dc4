import { canonicalPages, job, post } from '../fixtures/site-paths.ts'
import { expectPage, expectPart, open, test } from './picture.ts'

const wholePages = [
  // Two guides, since the others have the same parts.
  ...canonicalPages.filter((path) => !/^\/docs\/integrations\/(?!github|jira)/.test(path)),
  '/blogs/errors-with-rfc-9457',
  '/newsletter/confirm',
  '/styleguide',
  '/nothing-here',
]

/** Views that differ from another page only in what is between header and footer. */
const views = [
  '/integrations?category=ticketing',
  '/blogs?page=2',
  '/blogs?page=99',
  '/blogs?q=reachability',
  '/blogs?q=no-such-article',
  '/blogs?category=Research&q=checker',
  '/newsletter/unsubscribe',
  '/products/nothing',
  '/docs/integrations/nothing',
  '/careers/nothing',
  `${post.path}-nothing`,
]

const forms = [`/contact?job=${job.id}`, '/join-waitlist?plan=pro']

for (const path of wholePages) {
  test(path, async ({ page }) => {
    await open(page, path)
    await expectPage(page, nameOf(path))
  })
}

for (const path of views) {
  test(path, async ({ page }) => {
    await open(page, path)
    await expectPart(page.getByRole('main'), nameOf(path))
  })
}

for (const path of forms) {
  test(path, async ({ page }) => {
    await open(page, path)
    await expectPart(page.locator('main form'), nameOf(path))
  })
}

/** A file name: `/blogs?page=2` becomes `blogs-page-2`. */
function nameOf(path: string): string {
  return path.slice(1).replaceAll(/\W+/g, '-') || 'home'
}
