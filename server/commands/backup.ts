/**
 * `npm run backup -- DIR`: backs up the embedded database and content into a new folder, while the
 * site runs. `--into DIR` creates a folder in `DIR` named after the time, and deletes the backups there
 * that are past their retention period. Exits with 1 unless the backup is complete.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, backUp, backupName, deleteExpiredBackups } from '../backup/index.ts'
import { readCommandLine } from '../start/command-line.ts'
import { recordBackup } from '../start/last-backups.ts'
import { readSettingsOrExit } from '../start/process.ts'
import { showProgress } from '../start/progress.ts'

const began = new Date()
const { into, folder } = readCommandLine(
  `Usage: npm run backup -- DIR | --into DIR

  DIR         backs up to DIR, which must be new or empty
  --into DIR  backs up to a new folder in DIR, and deletes backups there that are past their retention period`,
  parseArguments,
)
const settings = readSettingsOrExit()
let isComplete = false
try {
  console.log(`Backing up ${settings.dataDir}`)
  const { damage = [] } = await backUp(settings, folder, {
    line: console.log,
    progress: showProgress(),
  })
  isComplete = damage.length === 0
  console.log(`Backed up to ${folder}${isComplete ? '' : ', except for damaged data'}`)
  for (const line of damage) console.error(`Damaged: ${line}`)
  if (into) {
    for (const name of await deleteExpiredBackups(into, began)) console.log(`Deleted ${name}`)
  }
} catch (error) {
  isComplete = false
  console.error(error instanceof BackupError ? error.message : error)
}
await recordBackup(settings.dataDir, isComplete ? 'complete' : 'failed', began).catch(
  (error: Error) =>
    console.error(`Can’t record the backup for the site’s metrics: ${error.message}`),
)
process.exit(isComplete ? 0 : 1)

function parseArguments(args: string[]): { folder: string; into?: string } {
  const options = { into: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [folder, ...more] = positionals
  if (values.into && !folder) {
    const into = resolve(values.into)
    return { into, folder: join(into, backupName(began)) }
  }
  if (values.into !== undefined || !folder || more.length > 0)
    throw new Error('Specify one folder.')
  return { folder: resolve(folder) }
}
