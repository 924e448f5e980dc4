import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { filesOf, pageBudgetsBytes } from '../fixtures/page-files.ts'
import { canonicalPages } from '../fixtures/site-paths.ts'
import { request } from './http.ts'

const MAX_SCRIPTS = 13
const compressed = new Map<string, number>()

describe.each(canonicalPages)('the weight of %s', (path) => {
  it('is within the budgets of HTML, script, style and fonts', async () => {
    const { text } = await request(path, { headers: { 'accept-encoding': 'identity' } })
    const { scripts, style, stylesheets, fonts } = await filesOf(text)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS)
    expect(sum(scripts.map(compressedSize))).toBeLessThanOrEqual(pageBudgetsBytes.script)
    expect(style).not.toBe('')
    expect(compressedSize(Buffer.from(style))).toBeLessThanOrEqual(pageBudgetsBytes.style)
    const linked = sum(stylesheets.map(compressedSize))
    expect(compressedPageSize(text, pageBudgetsBytes.html - linked) + linked).toBeLessThanOrEqual(
      pageBudgetsBytes.html,
    )
    expect(fonts.length).toBeGreaterThan(0)
    expect(sum(fonts.map((font) => font.length))).toBeLessThanOrEqual(pageBudgetsBytes.fonts)
  })
})

it('no script contains server code', () => {
  const assets = 'build/client/assets'
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  // Strings of these libraries and modules that a minifier does not rename.
  const traces = [
    'ZodError',
    'kysely',
    'nodemailer',
    'process.env.SANITY',
    'DATABASE_URL',
    '_type == ',
    'source.hcl',
  ]
  for (const name of scripts) {
    const code = readFileSync(join(assets, name), 'utf8')
    for (const trace of traces) expect(code.includes(trace), `${name} holds "${trace}"`).toBe(false)
  }
})

/** Caches the compressed size of each script and style. */
function compressedSize(file: Buffer): number {
  const key = file.toString('latin1')
  const known = compressed.get(key) ?? brotliCompressSync(file).length
  compressed.set(key, known)
  return known
}

/** Compresses quickly first: a page that fits the budget even so need not be compressed fully. */
function compressedPageSize(html: string, budgetBytes: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const quick = brotliCompressSync(html, { params }).length
  return quick <= budgetBytes ? quick : brotliCompressSync(html).length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
