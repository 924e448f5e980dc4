import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Accounts, type ContentLake, DirectoryInUseError, openContentLake } from 'content-lake'
import { z } from 'zod'
import { formerSlugsPatch, type WritablePlatform } from '#content/index.server.ts'
import { apiVersion } from '#content/index.ts'
import type { Log } from './log.ts'
import { seedOnce } from './seed.ts'
import { type Settings, SettingsError } from './settings.ts'

/** The embedded platform, no matter which process runs it. Its URL and token stay the same. */
export interface SharedPlatform extends WritablePlatform {
  /** Whether another process was already running it. */
  isJoined?: boolean
  close(): Promise<void>
}

const JOIN_TIMEOUT_MS = 30_000
const TAKEOVER_CHECK_MS = 1_000
/** The connection file. */
const connection = z.object({
  url: z.string(),
  token: z.string(),
  projectId: z.string(),
  dataset: z.string(),
}) satisfies z.ZodType<WritablePlatform>
/** Error codes of a folder that is missing or not writable. */
const notWritableCodes = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_CANTOPEN|SQLITE_READONLY)/

/**
 * Starts the embedded platform, seeds it once, and writes its connection file.
 * @param accounts its users, in addition to the holder of the token
 */
export async function startEmbedded(
  settings: Settings,
  log: Log,
  accounts?: Accounts,
): Promise<ContentLake> {
  const directory = join(settings.dataDir, 'content')
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
  const { url, token, projectId, dataset } = lake
  const file = connectionFile(settings.dataDir)
  await writeFile(file, `${JSON.stringify({ url, token, projectId, dataset }, null, 2)}\n`)
  // The `mode` option of `writeFile` applies only to new files, and this file contains the write token.
  await chmod(file, 0o600)
  return lake
}

/**
 * Opens the embedded platform, or joins the process on this machine that runs it: the site or the editor.
 * When that process ends, this one takes over at the same URL.
 * @param accounts its users, in addition to the holder of the token
 * @throws DirectoryInUseError when another process runs it and doesn't respond
 */
export async function openOrJoin(
  settings: Settings,
  log: Log,
  accounts?: Accounts,
): Promise<SharedPlatform> {
  const own = await openUnlessInUse(settings, log, accounts)
  if (own) return own
  const platform = await runningPlatform(settings.dataDir, JOIN_TIMEOUT_MS)
  if (!platform) throw new DirectoryInUseError(join(settings.dataDir, 'content'))
  log.info({ url: platform.url }, 'content platform joined')
  const closing = new AbortController()
  const takeover = takeOver({ settings, log, accounts }, platform, closing.signal)
  return {
    ...platform,
    isJoined: true,
    async close() {
      closing.abort()
      await (await takeover)?.close()
    },
  }
}

/** Connection data of the embedded platform of a data folder, if it's running and responds in time. */
export async function runningPlatform(
  dataDir: string,
  timeoutMs = 0,
): Promise<WritablePlatform | undefined> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const platform = await readConnection(dataDir)
    if (platform && (await isResponding(platform))) return platform
    if (Date.now() >= end) return undefined
    await wait(200)
  }
}

/** Reads the connection file; undefined if it's missing or not completely written yet. */
async function readConnection(dataDir: string): Promise<WritablePlatform | undefined> {
  try {
    return connection.parse(JSON.parse(await readFile(connectionFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

/** Waits until no process runs the platform, and then opens it. Undefined if aborted before that. */
async function takeOver(
  { settings, log, accounts }: { settings: Settings; log: Log; accounts: Accounts | undefined },
  platform: WritablePlatform,
  closing: AbortSignal,
): Promise<ContentLake | undefined> {
  const samePort = { ...settings, contentPort: Number(new URL(platform.url).port) }
  while (!closing.aborted) {
    await wait(TAKEOVER_CHECK_MS, undefined, { signal: closing }).catch(() => {})
    if (closing.aborted || (await isResponding(platform))) continue
    try {
      const lake = await openUnlessInUse(samePort, log, accounts)
      if (!lake) continue
      log.info({ url: lake.url }, 'content platform taken over')
      return lake
    } catch (error) {
      log.warn({ reason: String(error) }, 'content platform takeover failed, retrying')
    }
  }
  return undefined
}

async function openUnlessInUse(
  settings: Settings,
  log: Log,
  accounts?: Accounts,
): Promise<ContentLake | undefined> {
  try {
    return await startEmbedded(settings, log, accounts)
  } catch (error) {
    if (error instanceof DirectoryInUseError) return undefined
    throw error
  }
}

/** Whether this platform responds. Another one on the same port would not accept the token. */
async function isResponding({ url, token }: WritablePlatform): Promise<boolean> {
  try {
    const response = await fetch(`${url}/v${apiVersion}/ping`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(2_000),
    })
    return response.ok
  } catch {
    return false
  }
}

const connectionFile = (dataDir: string) => join(dataDir, 'content-platform.json')
