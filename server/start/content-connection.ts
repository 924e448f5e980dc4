import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { WritablePlatform } from '#content/index.server.ts'
import { apiVersion } from '#content/index.ts'
import type { Settings } from './settings.ts'

type DataFolder = Pick<Settings, 'dataDir'>

const RESPONSE_TIMEOUT_MS = 3_000
/** The connection file. */
const connection = z.object({
  url: z.string(),
  token: z.string(),
  projectId: z.string(),
  dataset: z.string(),
}) satisfies z.ZodType<WritablePlatform>

/** Writes the connection file of a platform that runs, for the other commands on its data folder. */
export async function writeConnection(
  settings: DataFolder,
  platform: WritablePlatform,
): Promise<void> {
  const file = connectionFile(settings)
  await writeFile(file, `${JSON.stringify(connection.parse(platform), null, 2)}\n`)
  // The `mode` option of `writeFile` applies only to new files, and this file contains the write token.
  await chmod(file, 0o600)
}

/** Connection data of the embedded platform of a data folder, if it's running and responds in time. */
export async function runningPlatform(settings: DataFolder): Promise<WritablePlatform | undefined> {
  const platform = await readConnection(settings)
  return platform && (await isResponding(platform)) ? platform : undefined
}

/**
 * Connection data of the platform that runs, or last ran, in a data folder; undefined if the file is missing or
 * not completely written yet.
 */
export async function readConnection(settings: DataFolder): Promise<WritablePlatform | undefined> {
  try {
    return connection.parse(JSON.parse(await readFile(connectionFile(settings), 'utf8')))
  } catch {
    return undefined
  }
}

/** Whether this platform responds. Another one on the same port would not accept the token. */
export async function isResponding({ url, token }: WritablePlatform): Promise<boolean> {
  try {
    const response = await fetch(`${url}/v${apiVersion}/ping`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** The folder of the embedded platform. */
export const contentDirectory = ({ dataDir }: DataFolder) => join(dataDir, 'content')

const connectionFile = ({ dataDir }: DataFolder) => join(dataDir, 'content-platform.json')
