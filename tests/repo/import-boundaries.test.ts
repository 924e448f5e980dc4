import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The imports that each part of the repository is allowed (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = {
  copy: [],
  cache: [],
  // Its types are generated from the schema.
  content: ['cache', 'packages/studio'],
  leads: ['copy'],
  server: ['cache', 'content', 'leads', 'packages/content-lake', 'copy'],
  'packages/content-lake': [],
  'packages/studio': [],
  // The root and shared modules: files directly in `app`.
  app: [
    'app/layout',
    'app/mail',
    'app/deferred',
    'app/sections',
    'app/structured-data',
    'app/styles',
    'cache',
    'content',
    'copy',
    'leads',
    'app/routes',
  ],
  'app/routes': [
    'app',
    'app/components',
    'app/feeds',
    'app/forms',
    'app/layout',
    'app/media',
    'app/portable-text',
    'app/scenes',
    'app/sections',
    'app/structured-data',
    'cache',
    'copy',
    'content',
    'leads',
  ],
  'app/feeds': ['app', 'cache', 'content', 'copy', 'app/portable-text'],
  'app/components': ['app/media', 'app/storage', 'content', 'copy'],
  'app/scenes': ['app/components', 'copy'],
  'app/portable-text': ['app/components', 'content'],
  'app/structured-data': ['app', 'app/feeds', 'content', 'copy'],
  'app/forms': ['app/components', 'app/storage', 'app', 'copy', 'leads'],
  'app/mail': ['copy', 'leads'],
  'app/deferred': ['copy'],
  'app/layout': ['app/components', 'app/consent', 'app', 'copy'],
  'app/consent': ['app/components', 'copy'],
  'app/sections': [
    'app/components',
    'app/scenes',
    'app/consent',
    'app/forms',
    'app/layout',
    'app/media',
    'app/portable-text',
    'app/sections',
    'app/storage',
    'copy',
    'content',
    'leads',
  ],
  'app/storage': [],
}

function partOf(file: string): string {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top === 'packages') return `packages/${second}`
  return top === 'app' && rest.length > 0 ? `app/${second}` : top
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('#studio/')) return [`packages/${name.slice(1)}`]
    if (name.startsWith('#')) return [name.slice(1)]
    if (name.startsWith('.')) return [relative(root, join(root, dirname(file), name))]
    return name === 'content-lake' ? ['packages/content-lake/src/index.ts'] : []
  })
}

describe.each(Object.keys(mayImport))('%s', (part) => {
  const files = globSync(part === 'app' ? 'app/*.{ts,tsx}' : `${part}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  }).filter((file) => !/\.test\.|\/test-[^/]+$|\/test\//.test(file))

  it('has files', () => expect(files.length).toBeGreaterThan(0))

  it('has only allowed imports', () => {
    const forbidden = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => {
          const to = partOf(target)
          return to !== part && !mayImport[part]?.includes(to) && !target.includes('+types')
        })
        .map((target) => `${file} → ${target}`),
    )
    expect(forbidden).toEqual([])
  })
})

describe.each([
  ['cache', /^cache\/index\.ts$/],
  // A browser may load the fields.
  ['leads', /^leads\/(index\.ts|fields\/|test\/)/],
] as const)('%s', (part, entry) => {
  it('is imported only by its index', () => {
    const files = globSync('{app,cache,content,leads,server,tools,bench,tests}/**/*.{ts,tsx}', {
      cwd: root,
    })
    const past = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => partOf(file) !== part && partOf(target) === part && !entry.test(target))
        .map((target) => `${file} → ${target}`),
    )
    expect(past).toEqual([])
  })
})
