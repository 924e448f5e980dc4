/** `npm run restore -- DIR [--force]`: restores a backup to `DATA_DIR`, while site and editor are stopped. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, restore } from '../backup/index.ts'
import { readCommandLine } from '../start/command-line.ts'
import { readSettingsOrExit } from '../start/process.ts'
import { showProgress } from '../start/progress.ts'

const { folder, force } = readCommandLine(
  `Usage: npm run restore -- DIR [--force]

  DIR      the folder of a backup
  --force  first moves the existing data in DATA_DIR to another folder`,
  parseArguments,
)
const settings = readSettingsOrExit()
try {
  await restore(settings, resolve(folder), force, {
    line: console.log,
    progress: showProgress(),
  })
  console.log(`Restored to ${settings.dataDir}`)
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error)
  process.exit(1)
}

function parseArguments(args: string[]): { folder: string; force: boolean } {
  const options = { force: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [given, ...more] = positionals
  if (!given || more.length > 0) throw new Error('Specify one folder.')
  return { folder: given, force: values.force }
}
