import { chromiumArguments, chromiumPath } from '../fixtures/chromium.ts'
import { expect, open, test } from './site.ts'

// As on a machine whose time zone the browser does not know.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: chromiumArguments,
    env: { ...process.env, TZ: 'Etc/Unknown' },
  },
})

test('each page with a form or times shows when the time zone is unknown', async ({ page }) => {
  for (const path of ['/', '/contact', '/schedule-demo', '/careers', '/blogs']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  }
  await open(page, '/contact')
  await expect(page.getByRole('table', { name: 'Office hours' })).toContainText(/6\sAM-3\sPM/)
})
