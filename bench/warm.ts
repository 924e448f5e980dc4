import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDirectory } from '#server/start/build.ts'

/** Brotli 11 is made beside the first answers; this is enough for it. */
const WARM_UP_PAUSE_MS = 3_000

/**
 * Asks a site for pages and for every file of the build, twice: what is measured then is kept, and
 * as small as it gets, as on a site that has had visitors.
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
