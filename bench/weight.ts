import { brotliCompressSync } from 'node:zlib'
import { filesOf } from '../tests/fixtures/page-files.ts'
import { startSite } from '../tests/fixtures/running-site.ts'
import { canonicalPages } from '../tests/fixtures/site-paths.ts'
import type { Section } from './section.ts'

/** The aims in bytes. */
const budgets = { style: 14_000, script: 115_000, fonts: 60_000 }

/** In the order of the table's columns. */
interface Bytes {
  html: number
  style: number
  script: number
  fonts: number
}

/** The compressed size of each page for a first visit. */
export async function weight(): Promise<Section> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const rows: string[][] = []
    const misses: string[] = []
    for (const path of canonicalPages) {
      const bytes = await weigh(site.url, path)
      rows.push([path, ...Object.values(bytes).map(kilobytes)])
      for (const [kind, most] of Object.entries(budgets)) {
        const weighs = bytes[kind as keyof typeof budgets]
        if (weighs > most)
          misses.push(`${path}: ${kilobytes(weighs)} KB of ${kind}, not ${most / 1000}.`)
      }
    }
    return {
      title: 'Bytes of a page',
      note: `KB of 1,000 bytes, Brotli 11 (fonts as is). Script: everything the page loads on its own, none of it before the first paint; at most ${budgets.script / 1000}. Style: inlined, at most ${budgets.style / 1000}. Fonts: at most ${budgets.fonts / 1000}.`,
      head: ['page', 'HTML with style', 'style', 'script', 'fonts'],
      rows,
      misses,
    }
  } finally {
    await site.stop()
  }
}

async function weigh(url: string, path: string): Promise<Bytes> {
  // The connection would time out during the compression.
  const html = await (await fetch(url + path, { headers: { connection: 'close' } })).text()
  const { scripts, style, fonts } = await filesOf(html)
  return {
    html: brotliCompressSync(html).length,
    style: brotliCompressSync(style).length,
    script: scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0),
    fonts: fonts.reduce((sum, font) => sum + font.length, 0),
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
