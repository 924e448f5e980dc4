import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startSite } from '../tests/running/running-site.ts'
import { canonicalPages } from '../tests/running/site-paths.ts'
import type { Section } from './section.ts'

const assets = join(import.meta.dirname, '..', 'build', 'client', 'assets')

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
  const style = [...(/<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [])].at(1) ?? ''
  const files = (kind: string) =>
    new Set(
      [...html.matchAll(new RegExp(`/assets/([\\w.-]+\\.${kind})`, 'g'))].map(
        ([, name]) => name ?? '',
      ),
    )
  const scripts = await withImports(files('js'))
  const fonts = await Promise.all([...files('woff2')].map((name) => readFile(join(assets, name))))
  return [
    path,
    kilobytes(brotliCompressSync(html).length),
    kilobytes(brotliCompressSync(style).length),
    kilobytes(scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)),
    kilobytes(fonts.reduce((sum, font) => sum + font.length, 0)),
  ]
}

/** The texts of scripts and of all that they import at once. */
async function withImports(names: Iterable<string>): Promise<string[]> {
  const texts = new Map<string, string>()
  const visit = async (name: string) => {
    if (texts.has(name)) return
    const text = await readFile(join(assets, name), 'utf8')
    texts.set(name, text)
    for (const [, next] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      if (next) await visit(next)
    }
  }
  for (const name of names) await visit(name)
  return [...texts.values()]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
