import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { legalTexts } from './app/sections/legal/mdx-plugin.ts'
import { compileCache } from './tests/fixtures/environment.ts'

const tests =
  '{app,blocks,cache,copy,content,leads,packages/{content-lake,limits,studio/src},server,signing,tools,tests/{repo,schema}}/**/*.test.ts'

/**
 * Each with modules of its own: tests that mock modules, and files that run tests of other files again. All others
 * share a worker's modules, which halves the time.
 */
const isolated = globSync(tests, { exclude: (name) => name.endsWith('node_modules') }).filter(
  (file) => /\bvi\.mock\(|import\('.+\.test\.ts'\)/.test(readFileSync(file, 'utf8')),
)

/**
 * Starts with the tests that wait for their own processes, because nothing would run alongside them at the end.
 * Without the durations of an earlier run, Vitest starts with the largest files.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = new Set(
      sorted.filter(({ moduleId }) =>
        /superviseContent\(|startPostgres\(|runCommand\(|spawnSync\(/.test(
          readFileSync(moduleId, 'utf8'),
        ),
      ),
    )
    return [...waits, ...sorted.filter((file) => !waits.has(file))]
  }
}

export default defineConfig({
  plugins: [legalTexts()],
  test: {
    // Real databases, mail servers and processes: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: ProcessesFirst },
    // Tests wait for databases, mail servers and processes half of the time.
    maxWorkers: 2 * availableParallelism(),
    // For the processes that they start.
    env: { NODE_COMPILE_CACHE: compileCache },
    // Else the URL of a stylesheet is empty.
    css: true,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [tests],
          exclude: isolated,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
