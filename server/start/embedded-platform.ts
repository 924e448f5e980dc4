import { type Accounts, type ContentLake, openContentLake } from 'content-lake'
import { formerSlugsPatch } from '#content/index.server.ts'
import { contentDirectory, writeConnection } from './content-connection.ts'
import type { Log } from './log.ts'
import { seedOnce } from './seed.ts'
import { type Settings, SettingsError } from './settings.ts'

/** Error codes of a folder that is missing or not writable. */
const notWritableCodes = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_CANTOPEN|SQLITE_READONLY)/

/**
 * Starts the embedded platform in this process, seeds it once, and writes its connection file.
 * @param accounts its users, in addition to the holder of the token
 * @throws DirectoryInUseError when another process runs it
 * @throws SettingsError that names the port or the folder
 */
export async function startEmbedded(
  settings: Settings,
  log: Log,
  accounts?: Accounts,
): Promise<ContentLake> {
  const directory = contentDirectory(settings)
  const lake = await openContentLake({
    directory,
    projectId: 'local',
    dataset: settings.sanity.dataset,
    port: settings.contentPort,
    beforeCommit: formerSlugsPatch,
    accounts,
    log: (event, detail) => log.debug({ event, ...detail }, 'content platform'),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === 'listen') {
      throw new SettingsError(
        `CONTENT_PORT: cannot listen on ${settings.contentPort} (${error.message})`,
      )
    }
    if (!notWritableCodes.test(error.code ?? '')) throw error
    throw new SettingsError(`DATA_DIR: cannot keep content in ${directory} (${error.message})`)
  })
  await seedOnce(lake, directory, log)
  await writeConnection(settings, lake)
  return lake
}
