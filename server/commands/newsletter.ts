/** `npm run newsletter -- …`: sends a post to subscribers. The site delivers the mails, now or when it runs. */
import '../start/set-node-env.ts'
import { openLeads, runNewsletterCommand } from '#leads/index.ts'
import { appFunctions } from '../pages/index.ts'
import { loadBuild } from '../start/build.ts'
import { findPost } from '../start/find-post.ts'
import { openLog } from '../start/log.ts'
import { readSettingsOrExit } from '../start/process.ts'

process.exitCode = await runNewsletterCommand(process.argv.slice(2), {
  async open() {
    const settings = readSettingsOrExit()
    const { renderMail } = appFunctions(loadBuild, 'production')
    return openLeads({ ...settings, log: openLog('silent'), renderMail })
  },
  findPost: (name) => findPost(readSettingsOrExit(), name),
})
