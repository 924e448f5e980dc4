import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxWith, type SavedAnswer } from './nginx-files.ts'
import { answersFrom } from './static-files.ts'

/** A running server. */
export interface Served {
  url: string
  stop(): Promise<void>
}

/** nginx with the precompressed files of a folder, some of them replaced by other responses. */
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
