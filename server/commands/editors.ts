/** `npm run editors -- …`: manages who may sign in at `/studio`, also while the site runs. */
import { mkdirSync } from 'node:fs'
import { openEditors, runEditorsCommand } from '#leads/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import { readSettingsOrExit } from '../start/process.ts'

process.exitCode = await runEditorsCommand(process.argv.slice(2), () => {
  const settings = readSettingsOrExit()
  if (!usesEmbedded(settings))
    console.error(
      'The settings name another content platform, which has its own users. These are for the embedded one.',
    )
  mkdirSync(settings.dataDir, { recursive: true })
  return openEditors(settings)
})
