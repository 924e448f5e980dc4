import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { legalTexts } from './app/sections/legal/mdx-plugin.ts'

/**
 * Each file with modules of its own: mocks of modules, and a file that runs tests of other files again.
 * All others share a worker's modules, which halves the time.
 */
const isolated = [
  'app/deferred/deferred-scripts.test.ts',
  'leads/store/postgres.test.ts',
  'packages/content-lake/test/limits/limits.test.ts',
  'server/limits.test.ts',
]

export default defineConfig({
  plugins: [legalTexts()],
  test: {
    // Real databases, mail servers and processes: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    // Tests wait for databases, mail servers and processes half of the time.
    maxWorkers: 2 * availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            '{app,blocks,cache,copy,content,leads,limits,packages/{content-lake,studio/src},server,signing,tools,tests/{repo,schema}}/**/*.test.ts',
          ],
          exclude: isolated,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
