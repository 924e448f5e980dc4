import { expect, test } from './site.ts'

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
