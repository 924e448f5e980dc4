/**
 * `npm run test:browsers [-- ENGINE …]`: runs the tests in Firefox and WebKit, or in the given engines,
 * in parallel. `--check` only checks that the packages are installed and the engines start.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '#server/start/build.ts'
import { allTests } from './all-tests.ts'
import { missingPackages } from './driver/packages.ts'
import { type Engine, engines } from './driver/page-driver.ts'
import { type EngineResult, runEngine, screenshots, startFailure } from './run-engine.ts'
import { startTestSite } from './test-site.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, only: { type: 'string' } },
})
const chosen = chosenEngines(positionals)
const missing = missingPackages(chosen)
if (missing.length > 0) {
  console.error(
    `Not on this machine: ${missing.join(', ')}. Try: apt-get install ${missing.join(' ')}`,
  )
  process.exit(1)
}
if (values.check) {
  for (const engine of chosen) {
    const failure = await startFailure(engine)
    if (failure) {
      console.error(failure)
      process.exit(1)
    }
  }
  process.exit(0)
}

const tests = allTests.filter(({ name }) => new RegExp(values.only ?? '').test(name))
// On a signal, `exit` handlers stop the started programs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
rmSync(screenshots, { recursive: true, force: true })
await buildIfNeeded()
const site = await startTestSite()
const results = await Promise.all(chosen.map((engine) => runEngine(engine, tests, site)))
await site.stop()
printTable(results)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function chosenEngines(names: readonly string[]): Engine[] {
  const unknown = names.filter((name) => !engines.some((engine) => engine === name))
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(' ')}. Usage: npm run test:browsers -- ${engines.join('|')} …`,
    )
    process.exit(2)
  }
  return names.length > 0
    ? engines.filter((engine) => names.includes(engine))
    : ['firefox', 'webkit']
}

function printTable(results: readonly EngineResult[]): void {
  const row = (...cells: (string | number)[]) =>
    console.log(
      cells
        .map((cell) => String(cell).padEnd(10))
        .join('')
        .trimEnd(),
    )
  console.log('')
  row('engine', 'passed', 'flaky', 'failed', 'seconds')
  for (const { engine, passed, flaky, failures, seconds } of results) {
    row(engine, passed, flaky.length, failures.length, seconds.toFixed(0))
  }
  for (const { engine, flaky } of results) {
    for (const name of flaky) console.log(`flaky in ${engine}: ${name}`)
  }
}
