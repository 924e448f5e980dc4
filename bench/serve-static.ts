import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxWith, type SavedAnswer } from './nginx-files.ts'
import { answersFrom } from './static-files.ts'

/** A site that answers until it is stopped. */
export interface Served {
  url: string
  stop(): Promise<void>
}

/** nginx with a folder's files, compressed ahead, or with answers instead of some of them. */
export async function serveStatic(
  files: string,
  instead: readonly SavedAnswer[] = [],
): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const given = new Set(instead.map(({ path }) => path))
  const others = (await answersFrom(files)).filter(({ path }) => !given.has(path))
  const nginx = await nginxWith([...instead, ...others], folder)
  return {
    url: nginx.url,
    stop: async () => {
      nginx.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
