import { brotliCompressSync } from 'node:zlib'
import { filesOf, pageBudgetsBytes } from '../tests/fixtures/page-files.ts'
import { startSite } from '../tests/fixtures/running-site.ts'
import { canonicalPages } from '../tests/fixtures/site-paths.ts'
import type { Section } from './section.ts'

/** In the order of the table's rows. */
const kinds = ['html', 'style', 'script', 'fonts'] as const
type Bytes = Record<(typeof kinds)[number], number>

/** The heaviest pages of a first visit, compressed. */
export async function weight(): Promise<Section> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const pages: { path: string; bytes: Bytes }[] = []
    for (const path of canonicalPages) pages.push({ path, bytes: await weigh(site.url, path) })
    const heaviest = kinds.map((kind) => {
      const [page] = pages.toSorted((a, b) => b.bytes[kind] - a.bytes[kind])
      return { kind, path: page?.path ?? '', bytes: page?.bytes[kind] ?? 0 }
    })
    return {
      title: 'Bytes of a page',
      note: `The heaviest of ${pages.length} pages. KB of 1,000 bytes, with Brotli 11 (fonts uncompressed). Script is everything that the page loads without input from a visitor, all of it after the first paint. HTML includes inlined and linked styles.`,
      head: ['', 'KB', 'limit', 'page'],
      rows: heaviest.map(({ kind, path, bytes }) => [
        kind,
        kilobytes(bytes),
        String(limitKb(kind)),
        path,
      ]),
      misses: heaviest
        .filter(({ kind, bytes }) => bytes > pageBudgetsBytes[kind])
        .map(({ kind, path, bytes }) => {
          return `${path}: ${kilobytes(bytes)} KB of ${kind}, not ${limitKb(kind)}.`
        }),
    }
  } finally {
    await site.stop()
  }
}

async function weigh(url: string, path: string): Promise<Bytes> {
  // The connection would time out during the compression.
  const html = await (await fetch(url + path, { headers: { connection: 'close' } })).text()
  const { scripts, style, stylesheets, fonts } = await filesOf(html)
  return {
    html: compressed([html, ...stylesheets]),
    style: brotliCompressSync(style).length,
    script: compressed(scripts),
    fonts: fonts.reduce((sum, font) => sum + font.length, 0),
  }
}

function compressed(files: readonly (string | Buffer)[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
}

function limitKb(kind: (typeof kinds)[number]): number {
  return pageBudgetsBytes[kind] / 1000
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
