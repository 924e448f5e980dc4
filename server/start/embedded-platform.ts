import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ContentLake, DirectoryInUseError, openContentLake } from 'content-lake'
import type { WritablePlatform } from '#content/dataset.ts'
import { rememberSlugs } from '#content/posts/remember-slugs.ts'
import type { Log } from './log.ts'
import { seedOnce } from './seed.ts'
import { type Settings, SettingsError } from './settings.ts'

/** The embedded platform, whichever process has it. Its address and token stay the same. */
export interface SharedPlatform extends WritablePlatform {
  /** Another process had it open already. */
  isJoined?: boolean
  close(): Promise<void>
}

const patience = 30_000
const betweenLooks = 1_000
/** What a folder of somebody else's, or none at all, makes of opening a file in it. */
const cannotWrite = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_CANTOPEN|SQLITE_READONLY)/

/** Starts the embedded platform alone, seeds it once, and writes down how to reach it. */
export async function startEmbedded(settings: Settings, log: Log): Promise<ContentLake> {
  const directory = join(settings.dataDir, 'content')
  const lake = await openContentLake({
    directory,
    projectId: 'local',
    dataset: settings.sanity.dataset,
    port: settings.contentPort,
    beforeCommit: rememberSlugs,
    log: (event, detail) => log.debug({ event, ...detail }, 'content platform'),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === 'listen') {
      throw new SettingsError(
        `CONTENT_PORT: cannot listen on ${settings.contentPort} (${error.message})`,
      )
    }
    if (!cannotWrite.test(error.code ?? '')) throw error
    throw new SettingsError(`DATA_DIR: cannot keep content in ${directory} (${error.message})`)
  })
  await seedOnce(lake, directory, log)
  const { url, token, projectId, dataset } = lake
  const note = noteIn(settings.dataDir)
  await writeFile(note, `${JSON.stringify({ url, token, projectId, dataset }, null, 2)}\n`)
  // The mode of `writeFile` holds for new files only, and this one holds the write token.
  await chmod(note, 0o600)
  return lake
}

/**
 * Opens the embedded platform, or joins the process of this machine that has it open: the site, or
 * the editor. When that process ends, this one takes the platform over, at the same address.
 * @throws Error when another process has it and does not answer
 */
export async function openOrJoin(settings: Settings, log: Log): Promise<SharedPlatform> {
  const own = await openUnlessInUse(settings, log)
  if (own) return own
  const platform = await runningPlatform(settings.dataDir, patience)
  if (!platform) throw new DirectoryInUseError(join(settings.dataDir, 'content'))
  log.info({ url: platform.url }, 'joined the content platform that is running')
  const leaving = new AbortController()
  const succession = succeed(settings, platform, log, leaving.signal)
  return {
    ...platform,
    isJoined: true,
    async close() {
      leaving.abort()
      await (await succession)?.close()
    },
  }
}

/** How to reach the embedded platform of a data folder, if one is running and answers in time. */
export async function runningPlatform(
  dataDir: string,
  patience = 0,
): Promise<WritablePlatform | undefined> {
  const end = Date.now() + patience
  for (;;) {
    const text = await readFile(noteIn(dataDir), 'utf8').catch(() => undefined)
    const platform: WritablePlatform | undefined = text && JSON.parse(text)
    if (platform && (await answers(platform))) return platform
    if (Date.now() >= end) return undefined
    await wait(200)
  }
}

/** Waits until nobody has the platform, then opens it. Undefined when told to leave before that. */
async function succeed(
  settings: Settings,
  platform: WritablePlatform,
  log: Log,
  leaving: AbortSignal,
): Promise<ContentLake | undefined> {
  const sameAddress = { ...settings, contentPort: Number(new URL(platform.url).port) }
  while (!leaving.aborted) {
    await wait(betweenLooks, undefined, { signal: leaving }).catch(() => {})
    if (leaving.aborted || (await answers(platform))) continue
    try {
      const lake = await openUnlessInUse(sameAddress, log)
      if (!lake) continue
      log.info({ url: lake.url }, 'took the content platform over')
      return lake
    } catch (error) {
      log.warn({ reason: String(error) }, 'the content platform could not be taken over yet')
    }
  }
  return undefined
}

async function openUnlessInUse(settings: Settings, log: Log): Promise<ContentLake | undefined> {
  try {
    return await startEmbedded(settings, log)
  } catch (error) {
    if (error instanceof DirectoryInUseError) return undefined
    throw error
  }
}

/** Whether it is that platform which answers: another one on its port does not know the token. */
async function answers({ url, token }: WritablePlatform): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/v2025-05-21/ping`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(2_000),
    })
    return answer.ok
  } catch {
    return false
  }
}

const noteIn = (dataDir: string) => join(dataDir, 'content-platform.json')
