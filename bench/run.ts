/** `npm run bench [-- SECTION … --runs N]`: measures the figures of docs/speed.md. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '#server/start/build.ts'
import { readCommandLine } from '#server/start/command-line.ts'
import { heading, shortfalls } from './document.ts'
import { intake } from './intake.ts'
import { asMarkdown, type Runs, type Section } from './section.ts'
import { throughput } from './throughput.ts'
import { withoutScript } from './without-script.ts'

/** The first two read the build, which may not exist yet. */
const sections: Readonly<Record<string, (runs: Runs) => Promise<Section>>> = {
  weight: async () => (await import('./weight.ts')).weight(),
  lighthouse: async (runs) => (await import('./lighthouse.ts')).lighthouse(runs),
  'without-script': withoutScript,
  throughput,
  intake,
}

const { names: chosen, runs } = readCommandLine(
  `Usage: npm run bench [-- SECTION … --runs N]\n\nSections: ${Object.keys(sections).join(', ')}`,
  parseArguments,
)
const names = chosen.length > 0 ? chosen : Object.keys(sections)
const written: string[] = []
const misses: string[] = []
await buildIfNeeded()
for (const name of names) {
  const started = performance.now()
  const section = await measured(name)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  written.push(asMarkdown(section))
  misses.push(...section.misses)
  console.log(`\n${written.at(-1)}\n\n(${name} took ${minutes} minutes)`)
}
const ending = shortfalls(misses)
console.log(`\n${ending}`)
if (chosen.length === 0) {
  await writeFile('docs/speed.md', `${[await heading(), ...written, ending].join('\n\n')}\n`)
}

/** An error in a section is reported in its place; the others continue. */
async function measured(name: string): Promise<Section> {
  try {
    const section = await sections[name]?.({ runs })
    if (section) return section
    throw new Error('no such section')
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    const [reason] = String(error).split('\n')
    return {
      title: `Not measured: ${name}`,
      note: 'The measurement failed.',
      head: ['section', 'failure'],
      rows: [[name, reason ?? '']],
      misses: [`${name} could not be measured: ${reason}`],
    }
  }
}

function parseArguments(args: string[]): { names: string[] } & Runs {
  const { positionals: names, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string' } },
  })
  const unknown = names.filter((name) => !Object.hasOwn(sections, name))
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}.`)
  if (values.runs === undefined) return { names, runs: undefined }
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.')
  return { names, runs }
}
