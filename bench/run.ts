/** `npm run bench [-- SECTION …]`: the figures of docs/speed.md, measured now. */
import { writeFile } from 'node:fs/promises'
import { arch, cpus, totalmem } from 'node:os'
import { buildWhenStale } from '../server/build.ts'
import { contentSize } from './content-size.ts'
import { intake } from './intake.ts'
import { asMarkdown, type Section } from './section.ts'
import { throughput } from './throughput.ts'
import { weight } from './weight.ts'

const sections: Readonly<Record<string, () => Promise<Section>>> = {
  weight,
  throughput,
  intake,
  content: contentSize,
}

const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : Object.keys(sections)
const unknown = names.filter((name) => !sections[name])
if (unknown.length > 0) {
  console.error(`Usage: npm run bench [-- ${Object.keys(sections).join('|')} …]`)
  process.exit(2)
}
await buildWhenStale()
const written: string[] = [heading()]
for (const name of names) {
  const section = await sections[name]?.()
  if (section) written.push(asMarkdown(section))
  console.log(`\n${written.at(-1)}`)
}
if (chosen.length === 0) await writeFile('docs/speed.md', `${written.join('\n\n')}\n`)

function heading(): string {
  const [core] = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return [
    '# Speed, as measured',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus().length} cores (${core?.model ?? arch()}), ${memory} GB. Ratios matter; times are this machine's.`,
  ].join('\n')
}
