import { runOutage } from './outage.ts'
import { runScale } from './scale.ts'
import { runStudio } from './studio.ts'

const names = ['leads', 'studio', 'outage', 'scale', 'soak', 'all']
const trials: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  outage: runOutage,
  scale: runScale,
  studio: runStudio,
}

const [name = '', ...args] = process.argv.slice(2)
const trial = trials[name]
if (trial) {
  process.exitCode = await trial(args)
} else {
  console.error(
    names.includes(name)
      ? `The trial "${name}" is not there yet`
      : `Usage: npm run trial -- ${names.join('|')}`,
  )
  process.exitCode = 2
}
