import { runContainers } from './containers.ts'
import { runInstances } from './instances.ts'
import { runLeads } from './leads.ts'
import { runMonitoring } from './monitoring.ts'
import { runOutage } from './outage.ts'
import { runProxies } from './proxies.ts'
import { runReleases } from './releases.ts'
import { runStudio } from './studio.ts'
import { runSystemd } from './systemd.ts'

/** Every chaos test by its name: takes the rest of the command line, returns the exit code. */
const tests: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  containers: runContainers,
  instances: runInstances,
  leads: runLeads,
  monitoring: runMonitoring,
  outage: runOutage,
  proxies: runProxies,
  releases: runReleases,
  studio: runStudio,
  systemd: runSystemd,
}

const [name = '', ...args] = process.argv.slice(2)
const chosen = name === 'all' ? Object.keys(tests) : [name]
for (const each of chosen) {
  const run = tests[each]
  if (!run) {
    console.error(`Usage: npm run test:chaos -- ${[...Object.keys(tests), 'all'].join('|')}`)
    process.exitCode = 2
    break
  }
  if (chosen.length > 1) console.log(`\n— ${each}`)
  process.exitCode = Math.max(
    Number(process.exitCode ?? 0),
    await run(chosen.length > 1 ? [] : args),
  )
}
