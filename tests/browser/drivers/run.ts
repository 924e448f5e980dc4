/**
 * `npm run test:browsers [-- firefox|webkit] [-- OPTIONS]`: runs the cross-browser tests in Firefox and WebKit,
 * or in one of them, with options of Playwright. `--check` only checks that the packages are installed.
 */
import { spawnSync } from 'node:child_process'
import { buildIfNeeded } from '#server/start/build.ts'
import { readCommandLine } from '#server/start/command-line.ts'
import { installedEngines, requirePackages } from './packages.ts'

const args = readCommandLine(
  `Usage: npm run test:browsers [-- firefox | webkit] [FILE …] [OPTIONS]

  --check  only checks that the packages are installed

The other options are Playwright's, such as --grep TEXT.`,
  (args) => args,
)
const named = installedEngines.filter((engine) => args.includes(engine))
const engines = named.length > 0 ? named : installedEngines
try {
  requirePackages(engines)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (args.includes('--check')) process.exit(0)

await buildIfNeeded()
const projects = engines.map((engine) => `--project=${engine}`)
const options = args.filter((arg) => !installedEngines.some((engine) => engine === arg))
const { status } = spawnSync('playwright', ['test', ...projects, ...options], { stdio: 'inherit' })
process.exit(status ?? 1)
