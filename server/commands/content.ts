/** `npm run content -- import FILE | export FILE | serve`: imports, exports or serves the embedded dataset. */
import { parseArgs } from 'node:util'
import {
  exportToFile,
  importDataset,
  type Progress,
  type WritablePlatform,
} from '#content/index.server.ts'
import { openEditors } from '#leads/index.ts'
import { accountsOf } from '../editors/index.ts'
import { runningPlatform, startEmbedded } from '../start/embedded-platform.ts'
import { openLog } from '../start/log.ts'
import { onStop, readSettingsOrExit, startOrExit } from '../start/process.ts'

const settings = readSettingsOrExit()
const [command, file] = readArguments()
let shown = ''

if (command === 'import' && file) {
  await withPlatform(async (platform) => {
    const documents = await importDataset(platform, file, show)
    console.log(`Imported ${documents} documents.`)
  })
} else if (command === 'export' && file) {
  // The file includes drafts, so only its owner may read it.
  process.umask(0o077)
  await withPlatform(async (platform) => {
    await exportToFile(platform, file, show)
    console.log(`Exported to ${file}.`)
  })
} else if (command === 'serve') {
  const editors = openEditors(settings)
  const lake = await startOrExit(
    startEmbedded(settings, openLog(settings.logLevel), accountsOf(editors)),
  )
  console.log(`Ready: ${lake.url}`)
  onStop(() => void Promise.all([lake.close(), editors.close()]).then(() => process.exit(0)))
} else {
  exitWithUsage()
}

function readArguments(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals
  } catch {
    return exitWithUsage()
  }
}

function exitWithUsage(): never {
  console.error('Usage: npm run content -- import FILE | export FILE | serve')
  process.exit(2)
}

/** Calls `work` with the platform of the running site, or with one that is open until `work` ends. */
async function withPlatform(work: (platform: WritablePlatform) => Promise<void>): Promise<void> {
  console.log(`Content: ${settings.dataDir}`)
  const running = await runningPlatform(settings.dataDir)
  if (running) return work(running)
  const lake = await startOrExit(startEmbedded(settings, openLog('warn')))
  try {
    await work(lake)
  } finally {
    await lake.close()
  }
}

function show({ step, current, total }: Progress): void {
  const line = total ? `${step} ${current ?? 0}/${total}` : step
  if (line === shown) return
  shown = line
  console.log(line)
}
