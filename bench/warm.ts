import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDirectory } from '#server/start/build.ts'

/** Enough time for Brotli 11, which is compressed after the first responses. */
const WARM_UP_PAUSE_MS = 3_000

/**
 * Requests pages and every file of the build twice, so that everything is cached and fully compressed,
 * as on a site with visitors.
 */
export async function warm(site: string, pages: readonly string[]): Promise<void> {
  const assets = await readdir(join(buildDirectory, 'client', 'assets'))
  const paths = [...pages, ...assets.map((file) => `/assets/${file}`)]
  for (const round of [1, 2]) {
    for (const path of paths) {
      const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
    }
    if (round === 1) await new Promise((resolve) => setTimeout(resolve, WARM_UP_PAUSE_MS))
  }
}
