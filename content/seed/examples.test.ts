import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = resolve('examples')
const article = z.object({
  _type: z.literal('blog'),
  slug: z.object({ current: z.string() }),
  content: z.array(
    z.object({
      language: z.string().optional(),
      filename: z.string().optional(),
      code: z.string().default(''),
    }),
  ),
})
const articles = readFileSync(new URL('production.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => article.safeParse(JSON.parse(line)).data ?? [])

/** The files that an article shows, and its `console` blocks as `console.txt`, by their path in `examples`. */
const shown = articles.flatMap(({ slug, content }) => {
  const session = content
    .filter(({ language }) => language === 'console')
    .map(({ code }) => code.trimEnd())
    .join('\n\n')
  return [...content, { filename: session && 'console.txt', code: session }].flatMap(
    ({ filename, code }) => (filename ? [[`${slug.current}/${filename}`, code.trimEnd()]] : []),
  )
})
const kept = globSync('*/*', { cwd: root }).map((path) => [
  path,
  readFileSync(join(root, path), 'utf8').trimEnd(),
])
/** What scripts read, which is too long to show. */
const data = ['what-a-website-installs/packages.json', 'a-website-against-asvs/assessment.md']
const filesWith = (extension: string) =>
  kept.flatMap(([path = '', text = '']) => (path.endsWith(extension) ? [{ path, text }] : []))

describe('the code of the articles', () => {
  it('is what they show, except for long data', () => {
    const code = kept.filter(([path = '']) => !data.includes(path))
    expect(Object.fromEntries(code)).toEqual(Object.fromEntries(shown))
  })

  it('prints what they say', () => {
    // With the settings of this test runner, Node's would report to it.
    const env = { PATH: process.env.PATH }
    const { status, stdout } = spawnSync(process.execPath, ['--test', 'commands.test.js'], {
      cwd: root,
      encoding: 'utf8',
      env,
    })
    expect(status, stdout).toBe(0)
    // A command is skipped if its program isn't installed.
    expect(stdout).toMatch(/\bskipped 0\b/)
  })

  it('attacks a small application with Node alone, in two articles', () => {
    const folders = filesWith('.ts')
      .filter(({ text }) => text.includes('createServer('))
      .map(({ path }) => path.split('/')[0])
    expect(new Set(folders).size).toBeGreaterThanOrEqual(2)
  })

  it('passes the strict compiler', () => {
    const files = filesWith('.ts').map(({ path }) => path)
    const options =
      '--ignoreConfig --singleThreaded --noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions --types node'
    const { status, stdout } = spawnSync(
      resolve('node_modules/.bin/tsc'),
      [...options.split(' '), ...files],
      { encoding: 'utf8', cwd: root },
    )
    expect(status, stdout).toBe(0)
  })

  it.each(filesWith('.json'))('$path is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })
})
