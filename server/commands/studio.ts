/**
 * `npm run studio`: the editor for the content platform that the site uses. `npm run studio -- build` only
 * installs and builds it, for the site to serve it at `/studio`.
 */
import { openLog } from '../start/log.ts'
import { onStop, readSettingsOrExit } from '../start/process.ts'
import { buildEditor, installEditor, openEditor } from '../studio/index.ts'

const settings = readSettingsOrExit()
const log = openLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel)
try {
  await installEditor(console.log)
  await buildEditor(console.log)
  if (process.argv[2] === 'build') process.exit(0)
  const editor = await openEditor(settings, log)
  onStop(() => void editor.close().then(() => process.exit(0)))
  console.log(`Content: ${editor.content}`)
  console.log(`Ready: ${editor.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
