import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '#server/start/build.ts'
import { readCommandLine } from '#server/start/command-line.ts'
import { runContainers } from '../../deploy/tests/containers.ts'
import { runMonitoring } from '../../deploy/tests/monitoring.ts'
import { runProxies } from '../../deploy/tests/proxies.ts'
import { runSystemd } from '../../deploy/tests/systemd.ts'
import { runContent } from './content.ts'
import { runInstances } from './instances.ts'
import { runLeads } from './leads.ts'
import { runNewsletter } from './newsletter.ts'
import { runOutage } from './outage.ts'
import { runReleases } from './releases.ts'
import { runStudio } from './studio.ts'

/** Every chaos test by its name: takes the rest of the command line, returns the exit code. */
const tests: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  containers: runContainers,
  content: runContent,
  instances: runInstances,
  leads: runLeads,
  monitoring: runMonitoring,
  newsletter: runNewsletter,
  outage: runOutage,
  proxies: runProxies,
  releases: runReleases,
  studio: runStudio,
  systemd: runSystemd,
}

const { run, args } = readCommandLine(
  `Usage: npm run test:chaos -- ${[...Object.keys(tests), 'all'].join('|')}\n\nWhat each does: docs/chaos-tests.md`,
  ([name = '', ...args]) => {
    const run = tests[name]
    if (!run && name !== 'all') throw new Error(name ? `There is no test ${name}.` : 'Name a test.')
    // Tests without options have no parameter.
    if (args.length > 0 && !run?.length) throw new Error(`${name} has no options.`)
    return { run, args }
  },
)
cleanUpAtExit()
await buildIfNeeded()
if (run) process.exitCode = await run(args)
else await runAll()

/**
 * Makes one folder for all temporary files of the tests. It is deleted when this process exits, whether by
 * itself or by SIGINT or SIGTERM.
 */
function cleanUpAtExit(): void {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
}

/** Runs every test, the ones after a failed one too, and prints a table of the results. */
async function runAll(): Promise<void> {
  const results: { test: string; minutes: string; result: string }[] = []
  for (const [test, run] of Object.entries(tests)) {
    console.log(`\n— ${test}`)
    const start = performance.now()
    const code = await run([]).catch((error: unknown) => {
      console.error(error)
      return 1
    })
    const minutes = ((performance.now() - start) / 60_000).toFixed(1)
    results.push({ test, minutes, result: code === 0 ? 'passed' : 'failed' })
  }
  console.table(results)
  process.exitCode = results.every(({ result }) => result === 'passed') ? 0 : 1
}
