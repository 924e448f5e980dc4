import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets')

/** Files of the build that a page needs at once, by kind. */
export interface PageFiles {
  /** The scripts that it names, what they import, and what every page fetches once script runs. */
  scripts: readonly Buffer[]
  fonts: readonly Buffer[]
  /** The text of its inlined style sheet. */
  style: string
}

const fetchedAtOnce = /(?:(?:from|import)\s*["`]|import\(["`](?=\.\/start-))\.\/([\w.-]+\.js)["`]/g

/** What a page of the production build brings with it. */
export async function filesOf(html: string): Promise<PageFiles> {
  const named = (kind: string) =>
    [...new Set(html.match(new RegExp(`/assets/[\\w.-]+\\.${kind}`, 'g')))].map(fileIn)
  const scripts = new Map<string, Buffer>()
  const visit = async (name: string) => {
    if (scripts.has(name)) return
    const script = await readFile(join(assets, name))
    scripts.set(name, script)
    for (const [, next] of script.toString().matchAll(fetchedAtOnce)) {
      if (next) await visit(next)
    }
  }
  for (const name of named('js')) await visit(name)
  return {
    scripts: [...scripts.values()],
    fonts: await Promise.all(named('woff2').map((name) => readFile(join(assets, name)))),
    style: /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '',
  }
}

function fileIn(path: string): string {
  return path.slice('/assets/'.length)
}
