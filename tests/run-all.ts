/**
 * `npm test`: lint, types, spelling, unused code, unit tests, endpoint tests, browser tests. Stops at
 * the first step that fails, and prints the number of tests.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const reports = 'test-results/counts'
const vitest = (name: string, ...more: string[]) =>
  `vitest run --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json ${more.join(' ')}`

const steps: [name: string, command: string][] = [
  ['Format and lint', 'biome check --error-on-warnings .'],
  ['Route types', 'react-router typegen'],
  ['Types', 'tsc --noEmit'],
  ['Spelling', 'cspell lint --no-progress --no-summary'],
  ['Unused files and dependencies', 'knip'],
  ['Unit tests', vitest('unit')],
  ['Build', 'react-router build --logLevel warn'],
  ['Endpoint tests', vitest('endpoints', '--config vitest.endpoints.config.ts')],
  ['Browser tests', 'playwright test'],
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let failed = ''
for (const [name, command] of steps) {
  const start = performance.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  })
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    failed = name
    break
  }
}

const total = sum([vitestCounts('unit'), vitestCounts('endpoints'), browserCounts()])
if (failed) console.log(`\nFailed: ${failed}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failed ? 1 : 0)

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
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(name)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function browserCounts(): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read('browser').stats ?? {}
  return { passed: expected + flaky, failed: unexpected, skipped }
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

function read(name: string): Report {
  const file = join(reports, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
