import { defineConfig } from 'vitest/config'

/** Tests over HTTP against the production build, running as a process of its own. */
export default defineConfig({
  test: {
    include: ['tests/endpoints/**/*.test.ts'],
    globalSetup: './tests/endpoints/global-setup.ts',
    testTimeout: 180_000,
    hookTimeout: 240_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3,
    // They share no modules that they change: the site is a process of its own.
    isolate: false,
  },
})
