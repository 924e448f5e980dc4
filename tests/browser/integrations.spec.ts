import { integrationIds } from '../fixtures/site-paths.ts'
import { expect, type Page, test } from './site.ts'

test('a category shows its own integrations, All Integrations also the popular ones', async ({
  page,
}) => {
  await page.goto('/integrations')
  await expect(page.getByRole('heading', { name: 'Popular Integrations' })).toBeVisible()
  expect(await shown(page)).toEqual(integrationIds.toSorted())
  for (const [tab, ids] of [
    ['CI/CD', ['github', 'gitlab']],
    ['Security Scanners', ['checkov', 'grype', 'semgrep', 'snyk']],
    ['Ticketing Systems', ['jira']],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: tab, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current')
    await expect.poll(() => shown(page)).toEqual(ids)
    await expect(page.getByRole('heading', { name: 'Popular Integrations' })).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'All Integrations' }).click()
  await expect.poll(() => shown(page)).toEqual(integrationIds.toSorted())
})

test('documentation opens in a new tab', async ({ page, context }) => {
  await page.goto('/integrations')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: /^Learn More/ })
    .first()
    .click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/docs\/integrations\/(github|jira|snyk)$/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

/** The integrations in the list, by the URL of their guide. */
async function shown(page: Page): Promise<string[]> {
  const links = page.locator('#list > div > ul a[href^="/docs/integrations/"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return paths.map((path) => path.slice('/docs/integrations/'.length)).sort()
}
