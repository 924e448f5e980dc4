/**
 * `npm run backup -- DIR`: backs up the embedded database and content into a new folder, while the
 * site runs. `--into DIR` creates a folder in `DIR` named after the time, and deletes the backups there
 * that are past their retention period.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BackupError,
  backUp,
  backupName,
  deleteExpiredBackups,
  terminalReporter,
} from '../backup/index.ts'
import { readSettingsOrExit } from '../start/process.ts'

const began = new Date()
const { into, folder } = parseArguments()
const settings = readSettingsOrExit()
try {
  console.log(`From ${settings.dataDir}`)
  await backUp(settings, folder, terminalReporter())
  console.log(`Backed up to ${folder}`)
  if (into) {
    for (const name of await deleteExpiredBackups(into, began)) console.log(`Deleted ${name}`)
  }
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error)
  process.exit(1)
}

function parseArguments(): { folder: string; into?: string } {
  try {
    const options = { into: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [folder, ...more] = positionals
    if (values.into && !folder) {
      const into = resolve(values.into)
      return { into, folder: join(into, backupName(began)) }
    }
    if (values.into === undefined && folder && more.length === 0) {
      return { folder: resolve(folder) }
    }
  } catch {
    // An unknown option: print the usage.
  }
  console.error('Usage: npm run backup -- DIR | --into DIR')
  process.exit(2)
}
