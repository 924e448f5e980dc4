import { brotliCompressSync } from 'node:zlib'
import { filesOf } from '../tests/running/page-files.ts'
import { startSite } from '../tests/running/running-site.ts'
import { canonicalPages } from '../tests/running/site-paths.ts'
import type { Section } from './section.ts'

/** What each page costs a first visitor, compressed. */
export async function weight(): Promise<Section> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const rows = []
    for (const path of canonicalPages) rows.push(await weigh(site.url, path))
    return {
      title: 'Bytes of a page',
      note: 'KB of 1,000 bytes, Brotli 11 (fonts as they are). Script: all that the page ever loads by itself, none of it before the page is drawn; at most 115. Style: inlined, at most 14. Fonts: at most 60.',
      head: ['page', 'HTML with style', 'style', 'script', 'fonts'],
      rows,
    }
  } finally {
    await site.stop()
  }
}

async function weigh(url: string, path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text()
  const { scripts, style, fonts } = await filesOf(html)
  return [
    path,
    kilobytes(brotliCompressSync(html).length),
    kilobytes(brotliCompressSync(style).length),
    kilobytes(scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)),
    kilobytes(fonts.reduce((sum, font) => sum + font.length, 0)),
  ]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
