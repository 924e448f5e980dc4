import { runCapacity } from './capacity.ts'
import { runLeads } from './leads.ts'
import { runOutage } from './outage.ts'
import { runScale } from './scale.ts'
import { runSoak } from './soak.ts'
import { runStudio } from './studio.ts'

/** Every trial by its name: takes the rest of the command line, gives the exit code. */
const trials: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  capacity: runCapacity,
  leads: runLeads,
  outage: runOutage,
  scale: runScale,
  soak: runSoak,
  studio: runStudio,
}

const [name = '', ...args] = process.argv.slice(2)
const chosen = name === 'all' ? Object.keys(trials) : [name]
for (const each of chosen) {
  const trial = trials[each]
  if (!trial) {
    console.error(`Usage: npm run trial -- ${[...Object.keys(trials), 'all'].join('|')}`)
    process.exitCode = 2
    break
  }
  if (chosen.length > 1) console.log(`\n— ${each}`)
  process.exitCode = Math.max(
    Number(process.exitCode ?? 0),
    await trial(chosen.length > 1 ? [] : args),
  )
}
