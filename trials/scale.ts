import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runInstances } from './instances.ts'
import { measure } from './scale/measure.ts'
import { questions } from './scale/questions.ts'
import { failures, table } from './scale/report.ts'
import { fill, openStage, type Stage } from './scale/stage.ts'

/**
 * How the site grows: the embedded content platform with up to 100,000 posts, and three instances
 * behind nginx.
 * @returns the exit code: 1 when a bound is clearly missed
 */
export async function runScale(args: string[]): Promise<number> {
  const [only, rest] =
    args[0] === 'datasets' || args[0] === 'instances' ? [args[0], args.slice(1)] : ['', args]
  const code = only === 'datasets' ? 0 : await runInstances()
  return only === 'instances' ? code : Math.max(code, await runDatasets(rest))
}

/**
 * The embedded content platform with 100 to 100,000 posts: how long the site's queries take, over
 * HTTP with the official client, and what a start takes in time and memory.
 * @returns the exit code: 1 when a bound is clearly missed
 */
async function runDatasets(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '100,1000,10000,100000' },
      rounds: { type: 'string', default: '40' },
      /** Where the datasets are kept for the next run; without it they are made and removed. */
      directory: { type: 'string' },
    },
  })
  const sizes = values.sizes.split(',').map(Number)
  const directory = values.directory ?? (await mkdtemp(join(tmpdir(), 'scale-')))
  const stages: Stage[] = []
  process.once('SIGINT', () => {
    if (!values.directory) rmSync(directory, { recursive: true, force: true })
    process.exit(130)
  })
  try {
    for (const posts of sizes)
      await fill(join(directory, String(posts)), posts, (done) => {
        progress(`Writing ${posts.toLocaleString('en')} posts: ${done.toLocaleString('en')}`)
      })
    for (const posts of sizes) {
      progress(`Starting with ${posts.toLocaleString('en')} posts`)
      stages.push(await openStage(join(directory, String(posts)), posts))
    }
    const rounds = Number(values.rounds)
    const times = await measure(stages, questions, rounds, (done) => {
      progress(`Measuring: round ${done} of ${rounds}`)
    })
    const memory = await Promise.all(stages.map((stage) => stage.memory()))
    const measured = { stages, times, memory }
    progress('')
    console.log('Median/99th percentile in ms; ratio: the slower cold median with 10,000 posts to')
    console.log('that with 100 (chunks of 1,000: with 1,000).\n')
    console.log(table(measured))
    const failed = failures(measured)
    for (const failure of failed) console.error(`Missed: ${failure}`)
    return failed.length === 0 ? 0 : 1
  } finally {
    await Promise.all(stages.map((stage) => stage.close()))
    if (!values.directory) await rm(directory, { recursive: true })
  }
}

const secondsBetweenLines = 10
let lastLine = 0

/** One line that is overwritten; in a log, a line now and then. */
function progress(text: string): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\x1b[K${text}`)
  } else if (performance.now() - lastLine > secondsBetweenLines * 1_000) {
    lastLine = performance.now()
    process.stderr.write(`${text}\n`)
  }
}
