import { defineConfig } from '@playwright/test'
import { chromiumArguments, shippedChromiumPath } from './tests/fixtures/chromium.ts'

/** Text without smooth edges makes the files a third as large, at full size and with the same layout. */
const sharpText =
  '<match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>'

/**
 * `npm run test:pictures`: compares pages with pictures of them. Browser and fonts are those of the
 * lock file, because each draws in its own way.
 */
export default defineConfig({
  testDir: 'tests/pictures',
  snapshotPathTemplate: '{testDir}/expected/{projectName}/{arg}{ext}',
  outputDir: 'test-results/pictures',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Otherwise, the first run without a picture would write it.
  updateSnapshots: 'none',
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await shippedChromiumPath('pictures', sharpText),
      args: chromiumArguments,
    },
  },
  projects: [
    // The longest legal texts look like the others there.
    {
      name: '360',
      grepInvert: /\/(terms|privacy)$/,
      use: { viewport: { width: 360, height: 800 } },
    },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
