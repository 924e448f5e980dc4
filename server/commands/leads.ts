/** `npm run leads -- …`: lists and manages leads, also while the site runs. */
import { existsSync } from 'node:fs'
import { leadsDatabasePath, NoDatabaseError, openLeads, runLeadsCommand } from '#leads/index.ts'
import { openLog } from '../start/log.ts'
import { readSettingsOrExit } from '../start/process.ts'
import { showProgress } from '../start/progress.ts'

// A closed pipe, such as to `head`, is not an error.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await runLeadsCommand(process.argv.slice(2), {
  async open() {
    const settings = readSettingsOrExit()
    if (!settings.databaseUrl) requireDatabase(settings.dataDir)
    const leads = await openLeads({ ...settings, log: openLog('silent') })
    return { leads, hasMail: settings.smtpUrl !== undefined }
  },
  dataDir() {
    const { dataDir } = readSettingsOrExit()
    requireDatabase(dataDir)
    return dataDir
  },
  progress: showProgress(),
})

function requireDatabase(dataDir: string): void {
  if (!existsSync(leadsDatabasePath(dataDir))) throw new NoDatabaseError(dataDir)
}
