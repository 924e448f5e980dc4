/** `npm run backup -- DIR`: backs up the embedded database and content, while the site runs. */
import { resolve } from 'node:path'
import { BackupError, backUp, terminalReporter } from '../backup/index.ts'
import { readSettingsOrExit } from '../start/process.ts'

const [folder, ...more] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- DIR')
  process.exit(2)
}
const settings = readSettingsOrExit()
try {
  console.log(`From ${settings.dataDir}`)
  await backUp(settings, resolve(folder), terminalReporter())
  console.log(`Backed up to ${resolve(folder)}`)
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error)
  process.exit(1)
}
