/**
 * `npm run studio`: serves the editor for the content platform that the site uses. `npm run studio -- build`
 * only installs and builds it, for the site to serve it at `/studio`.
 */
import { parseArgs } from 'node:util'
import { openLog } from '../start/log.ts'
import { onStop, readSettingsOrExit } from '../start/process.ts'
import { buildStudio, installStudio, openStudio } from '../studio/index.ts'

const { values, positionals } = parseArgs({ strict: false })
const [command] = positionals
// An installation takes minutes, so a typing error must not start one.
if (Object.keys(values).length > 0 || positionals.length > 1 || (command ?? 'build') !== 'build') {
  console.error('Usage: npm run studio [-- build]')
  process.exit(2)
}
const settings = readSettingsOrExit()
const log = openLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel)
try {
  await installStudio(console.log)
  await buildStudio(console.log)
  if (command === 'build') process.exit(0)
  const studio = await openStudio(settings, log)
  onStop(() => void studio.close().then(() => process.exit(0)))
  console.log(`Content: ${studio.content}`)
  console.log(`Ready: ${studio.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
