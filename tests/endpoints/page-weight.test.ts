import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { canonicalPages } from '../running/site-paths.ts'
import { PageDocument } from './document.ts'
import { ask } from './http.ts'

const assets = 'build/client/assets'
const files = readdirSync(assets)
const kilobytes = 1000
const compressed = new Map<string, number>()

describe.each(canonicalPages)('what %s costs', (path) => {
  it('is within its budget of script, style and fonts', async () => {
    const { text } = await ask(path, { headers: { 'accept-encoding': 'identity' } })
    const page = new PageDocument(text)
    const named = [...text.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(2)
    const scripts = withImports(named)
    expect(total(scripts)).toBeLessThan(115 * kilobytes)

    const css = page.text('style') ?? ''
    expect(css).not.toBe('')
    expect(brotliCompressSync(css).length).toBeLessThan(14 * kilobytes)

    const fonts = [...text.matchAll(/\/assets\/([\w.-]+\.woff2)/g)].map(([, name]) => name ?? '')
    const sizes = [...new Set(fonts)].map((name) => readFileSync(join(assets, name)).length)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((a, b) => a + b)).toBeLessThan(60 * kilobytes)
  })
})

it('ships nothing of the server half', () => {
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const code = readFileSync(join(assets, name), 'utf8')
    // What these libraries and modules cannot do without, whatever a minifier renames.
    for (const trace of [
      'ZodError',
      'kysely',
      'nodemailer',
      'process.env.SANITY',
      'DATABASE_URL',
      '_type == ',
    ])
      expect(code.includes(trace), `${name} holds "${trace}"`).toBe(false)
  }
})

/** The files and all that they import at once; what is imported on demand is not needed by the page. */
function withImports(names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    const code = readFileSync(join(assets, name), 'utf8')
    for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      if (next) visit(next)
  }
  for (const name of names) visit(name)
  return found
}

function total(names: Iterable<string>): number {
  let sum = 0
  for (const name of names) {
    const known = compressed.get(name)
    const size = known ?? brotliCompressSync(readFileSync(join(assets, name))).length
    compressed.set(name, size)
    sum += size
  }
  return sum
}
