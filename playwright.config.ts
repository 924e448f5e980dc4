import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tests/fixtures/chromium.ts'

export default defineConfig({
  testDir: 'tests/browser',
  // Emptied at each run: not the folder that holds the other tests' counts.
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Prints a test that passes the second time as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // Generous, for machines that are busy with other things; nothing here waits for it.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  use: {
    viewport: { width: 1280, height: 800 },
    // Drawing the animations of a page takes a third of the time. Tests about motion use `withMotion`,
    // and every-url.spec.ts opens a page of each make with its animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
    // A trace of every test would take a third of the time: `--trace on` for the one that fails.
    screenshot: 'only-on-failure',
  },
  projects: [
    // every-url.spec.ts checks more of every page there.
    { name: 'chromium', testIgnore: 'cross-browser/every-page.spec.ts' },
    { name: 'firefox', testMatch: 'cross-browser/*.spec.ts' },
    { name: 'webkit', testMatch: 'cross-browser/*.spec.ts' },
  ],
})
