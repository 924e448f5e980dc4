/**
 * `npm run studio`: serves the editor for the content platform that the site uses. `npm run studio -- build`
 * only installs and builds it, for the site to serve it at `/studio`.
 */
import { parseArgs } from 'node:util'
import { readCommandLine } from '../start/command-line.ts'
import { openLog } from '../start/log.ts'
import { onStop, readSettingsOrExit } from '../start/process.ts'
import { buildStudio, installStudio, openStudio } from '../studio/index.ts'

const onlyBuilds = readCommandLine(
  `Usage: npm run studio [-- build]

Installs and builds the editor if needed, serves it, and prints a link that signs in.

  build  only installs and builds it; the site serves it at /studio`,
  (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [command, ...more] = positionals
    if (more.length > 0 || (command ?? 'build') !== 'build')
      throw new Error(`There is no command ${positionals.join(' ')}.`)
    return command === 'build'
  },
)
const settings = readSettingsOrExit()
const log = openLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel)
try {
  await installStudio(console.log)
  await buildStudio(console.log)
  if (onlyBuilds) {
    console.log('Ready: the site serves the editor at /studio. It needs no restart.')
    process.exit(0)
  }
  const studio = await openStudio(settings, log)
  onStop(() => void studio.close().then(() => process.exit(0)))
  console.log(`Content: ${studio.content}`)
  if (studio.previewRefusal) console.warn(studio.previewRefusal)
  console.log(`Ready: ${studio.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
