import { brotliCompressSync } from 'node:zlib'
import { filesOf, pageBudgetsBytes } from '../tests/fixtures/page-files.ts'
import { startSite } from '../tests/fixtures/running-site.ts'
import { canonicalPages } from '../tests/fixtures/site-paths.ts'
import type { Section } from './section.ts'

/** In the order of the table's columns. */
const kinds = ['html', 'style', 'script', 'fonts'] as const
type Bytes = Record<(typeof kinds)[number], number>

/** The compressed size of each page for a first visit. */
export async function weight(): Promise<Section> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const rows: string[][] = []
    const misses: string[] = []
    for (const path of canonicalPages) {
      const bytes = await weigh(site.url, path)
      rows.push([path, ...kinds.map((kind) => kilobytes(bytes[kind]))])
      for (const kind of kinds) {
        if (bytes[kind] > pageBudgetsBytes[kind])
          misses.push(`${path}: ${kilobytes(bytes[kind])} KB of ${kind}, not ${most(kind)}.`)
      }
    }
    return {
      title: 'Bytes of a page',
      note: `KB of 1,000 bytes, Brotli 11 (fonts as is). Script: everything the page loads on its own, none of it before the first paint; at most ${most('script')}. HTML: at most ${most('html')}, with its inlined style, at most ${most('style')}. Fonts: at most ${most('fonts')}.`,
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

function most(kind: (typeof kinds)[number]): number {
  return pageBudgetsBytes[kind] / 1000
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
