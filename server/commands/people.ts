/** `npm run people -- …`: manages who may sign in to the Studio and the leads page, also while the site runs. */
import { mkdirSync } from 'node:fs'
import { openPeople, runPeopleCommand } from '#leads/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import { readSettingsOrExit } from '../start/process.ts'

process.exitCode = await runPeopleCommand(process.argv.slice(2), () => {
  const settings = readSettingsOrExit()
  if (!usesEmbedded(settings))
    console.error(
      'Another content platform is set, whose Studio has its own users. The people here can sign in only at /leads.',
    )
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  return openPeople(settings)
})
