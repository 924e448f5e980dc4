/** `npm run content -- import FILE | export FILE | serve`: imports, exports or serves the embedded dataset. */
import { parseArgs } from 'node:util'
import {
  exportToFile,
  importDataset,
  type Progress,
  type WritablePlatform,
} from '#content/index.server.ts'
import { readCommandLine } from '../start/command-line.ts'
import { type SupervisedPlatform, superviseContent } from '../start/content-supervisor.ts'
import { openLog } from '../start/log.ts'
import { onStop, readSettingsOrExit, startOrExit } from '../start/process.ts'

const { command, file } = readCommandLine(
  `Usage: npm run content -- COMMAND

  import FILE  imports a dataset's documents and files, replacing those with the same IDs
  export FILE  exports the dataset to a file
  serve        runs the content platform without the site`,
  parseArguments,
)
const settings = readSettingsOrExit()
let shown = ''

if (command === 'import') {
  await withPlatform(async (platform) => {
    const { documents, missing, hidden } = await importDataset(platform, file, show)
    list(missing)
    listHidden(hidden)
    console.log(`Documents imported: ${documents ?? 'all'}`)
  })
} else if (command === 'export') {
  // The file includes drafts, so only its owner may read it.
  process.umask(0o077)
  await withPlatform(async (platform) => {
    list(await exportToFile(platform, file, show))
    console.log(`Exported to ${file}.`)
  })
} else {
  const platform = await openPlatform(settings.logLevel)
  console.log(`Ready: ${platform.url}`)
  onStop(() => void platform.close().then(() => process.exit(0)))
}

function parseArguments(args: string[]) {
  const [command, file = '', ...more] = parseArgs({ args, allowPositionals: true }).positionals
  const needsFile = command === 'import' || command === 'export'
  if ((needsFile || command === 'serve') && needsFile === (file !== '') && more.length === 0)
    return { command, file }
  throw new Error('Specify a command, and one file for import or export.')
}

/** Calls `work` with the platform, which other commands may be using. */
async function withPlatform(work: (platform: WritablePlatform) => Promise<void>): Promise<void> {
  console.log(`Content: ${settings.dataDir}`)
  const platform = await openPlatform('warn')
  try {
    await work(platform)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await platform.close()
  }
}

async function openPlatform(logLevel: string): Promise<SupervisedPlatform> {
  const platform = await startOrExit(superviseContent(settings, openLog(logLevel)))
  if (platform.isRunning) return platform
  console.error('The content platform didn’t start. The lines above have the reason.')
  process.exit(1)
}

/** Warns of posts that no page shows, and says how to write their dates. */
function listHidden(hidden: readonly string[]): void {
  for (const line of hidden) console.warn(`Hidden: ${line}`)
  if (hidden.length > 0) console.warn('Write dates like 2026-01-31 or 2026-01-31T08:00:00Z.')
}

/** Warns of what is missing: the rest is complete. */
function list(missing: readonly string[]): void {
  for (const line of missing) console.warn(`Missing: ${line}`)
}

function show({ step, current, total }: Progress): void {
  const line = total ? `${step} ${current ?? 0}/${total}` : step
  if (line === shown) return
  shown = line
  console.log(line)
}
