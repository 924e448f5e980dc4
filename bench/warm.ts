import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDirectory } from '#server/start/build.ts'

/** The page cache compresses with Brotli 11 what is requested ten times after it was rendered. */
const REQUESTS = 11
/** Enough time for Brotli 11. */
const WARM_UP_PAUSE_MS = 3_000

/**
 * Requests pages and every file of the build until everything is cached and fully compressed, as on a
 * site with visitors.
 */
export async function warm(site: string, pages: readonly string[]): Promise<void> {
  const assets = await readdir(join(buildDirectory, 'client', 'assets'))
  const paths = [...pages, ...assets.map((file) => `/assets/${file}`)]
  for (let request = 0; request < REQUESTS; request += 1) {
    for (const path of paths) {
      const response = await fetch(site + path, { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
    }
  }
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_PAUSE_MS))
}
