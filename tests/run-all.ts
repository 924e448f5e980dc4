/**
 * `npm test`: the build in parallel with lint, types, spelling and unused code, then unit tests, endpoint tests and
 * browser tests. Stops after the first of these that fails, and prints the number of tests.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readCommandLine } from '#server/start/command-line.ts'

const reports = 'test-results/counts'
const count = z.number().default(0)
const vitest = (name: string, ...more: string[]) =>
  `vitest run --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json ${more.join(' ')}`

/** Steps of a stage run at the same time. */
const stages: [name: string, command: string][][] = [
  [
    // More checkers would repeat work, and the parallel steps need the processors.
    ['Types', 'react-router typegen && tsc --noEmit --checkers 1'],
    ['Build', 'react-router build --logLevel warn'],
    ['Format and lint', 'biome check --error-on-warnings .'],
    ['Spelling', 'cspell lint --no-progress --no-summary'],
    ['Unused files and dependencies', 'knip'],
  ],
  [['Unit tests', vitest('unit')]],
  [['Endpoint tests', vitest('endpoints', '--config vitest.endpoints.config.ts')]],
  [['Browser tests', 'playwright test --project=chromium']],
]

readCommandLine(
  `Usage: npm test

Runs all tests. For some of them: npx vitest run FILE …, or npx playwright test FILE …`,
  () => parseArgs(),
)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const failed: string[] = []
for (const stage of stages) {
  await Promise.all(stage.map(([name, command]) => run(name, command, stage.length > 1)))
  if (failed.length > 0) break
}

const total = sum([vitestCounts('unit'), vitestCounts('endpoints'), browserCounts()])
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failed.length > 0 ? 1 : 0)

/** @param isBeside whether others run at the same time, so that its output is printed when it has ended */
async function run(name: string, command: string, isBeside: boolean): Promise<void> {
  const start = performance.now()
  const title = `\n— ${name}\n`
  if (!isBeside) process.stdout.write(title)
  const child = spawn(command, {
    shell: true,
    stdio: [
      'ignore',
      ...(isBeside ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  })
  const printed: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  const [status] = await once(child, 'close')
  if (isBeside) process.stdout.write(Buffer.concat([Buffer.from(title), ...printed]))
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (status !== 0) failed.push(name)
}

interface Counts {
  passed: number
  failed: number
  skipped: number
}

function sum(all: Counts[]): Counts {
  return all.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }))
}

function vitestCounts(name: string): Counts {
  const report = z.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count })
  const { numPassedTests, numFailedTests, numPendingTests } = report.parse(read(name))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function browserCounts(): Counts {
  const stats = z.object({ expected: count, unexpected: count, flaky: count, skipped: count })
  const report = z.object({ stats: stats.prefault({}) })
  const { expected, unexpected, flaky, skipped } = report.parse(read('browser')).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/** The report of a step; empty when it did not run. */
function read(name: string): unknown {
  const file = join(reports, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
