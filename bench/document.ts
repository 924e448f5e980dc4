import { readFile } from 'node:fs/promises'
import { arch, cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

/** The head of docs/speed.md: date, machine and versions. */
export async function heading(): Promise<string> {
  const [core] = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  const site = await versionsIn('package.json', ['react', 'react-router', 'vite'])
  const tools = await versionsIn('tools/audit/tools/package.json', ['lighthouse'])
  const browser = await versionsIn('package.json', ['@sparticuz/chromium'])
  return [
    '# Speed measurements',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; see [measuring-speed.md](measuring-speed.md) for the method. Times depend on the machine, so compare ratios.`,
    '',
    `- Machine: ${cpus().length} cores (${core?.model.trim() || arch()}), ${memory} GB, ${type()} ${release()}`,
    `- The site: Node ${process.versions.node}, ${site}`,
    `- Measured with: ${tools}, ${browser}, wrk and nginx from Debian`,
  ].join('\n')
}

/** The end of docs/speed.md: the missed targets. */
export function shortfalls(misses: readonly string[]): string {
  const list =
    misses.length > 0
      ? misses.map((miss) => `- ${miss}`).join('\n')
      : 'All figures meet their targets.'
  return `## Missed targets\n\n${list}`
}

const versions = z.record(z.string(), z.string()).optional()
const packageJson = z.object({ dependencies: versions, devDependencies: versions })

/** Packages with the versions that a package.json pins. */
async function versionsIn(file: string, names: readonly string[]): Promise<string> {
  const { dependencies = {}, devDependencies = {} } = packageJson.parse(
    JSON.parse(await readFile(join(root, file), 'utf8')),
  )
  return names
    .map((name) => `${name} ${dependencies[name] ?? devDependencies[name] ?? '(absent)'}`)
    .join(', ')
}
