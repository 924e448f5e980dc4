/** `npm run restore -- DIR [--force]`: restores a backup to `DATA_DIR`, while site and editor are stopped. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, restore, terminalReporter } from '../backup/index.ts'
import { readSettingsOrExit } from '../start/process.ts'

const { folder, force } = parseArguments()
const settings = readSettingsOrExit()
try {
  await restore(settings, resolve(folder), force, terminalReporter())
  console.log(`Restored to ${settings.dataDir}`)
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error)
  process.exit(1)
}

function parseArguments(): { folder: string; force: boolean } {
  try {
    const options = { force: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [given, ...more] = positionals
    if (given && more.length === 0) return { folder: given, force: values.force }
  } catch {
    // An unknown option: print the usage.
  }
  console.error('Usage: npm run restore -- DIR [--force]')
  process.exit(2)
}
