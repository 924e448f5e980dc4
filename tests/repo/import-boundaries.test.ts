import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sources } from '#server/start/build.ts'
import { moduleEntries } from './module-entries.ts'
import { read, root } from './tracked-files.ts'

/** The imports that each part of the repository is allowed (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = {
  // Its components are for pages.
  blocks: ['app/components', 'copy', 'packages/limits'],
  copy: [],
  cache: [],
  content: ['blocks', 'cache', 'content/document-types', 'copy', 'signing'],
  'content/document-types': ['blocks', 'content', 'copy'],
  leads: ['copy', 'packages/limits', 'signing'],
  // Of the app and the editor, only types: the server loads builds of both.
  server: [
    'app',
    'app/meta',
    'cache',
    'content',
    'leads',
    'packages/content-lake',
    'packages/limits',
    'packages/studio',
    'copy',
    'signing',
    'urls',
  ],
  signing: [],
  urls: [],
  'packages/content-lake': ['packages/limits'],
  'packages/limits': [],
  'packages/studio': ['content/document-types'],
  // The root, the entries, and the context of a request: files directly in `app`.
  app: [
    'app/browser-values',
    'app/components',
    'app/deferred',
    'app/error-handling',
    'app/layout',
    'app/loaders',
    'app/mail',
    'app/meta',
    'app/not-found',
    'app/routes',
    'app/sections',
    'app/styles',
    'content',
    'copy',
    'leads',
  ],
  'app/loaders': ['app', 'app/meta', 'app/not-found', 'cache', 'content', 'copy'],
  'app/meta': ['app', 'app/feeds', 'app/layout', 'cache', 'content', 'copy', 'urls'],
  'app/not-found': ['app', 'content'],
  'app/error-handling': [],
  'app/vite': [],
  'app/routes': [
    'app',
    'app/components',
    'app/feeds',
    'app/forms',
    'app/layout',
    'app/loaders',
    'app/media',
    'app/meta',
    'app/not-found',
    'app/portable-text',
    'app/scenes',
    'app/sections',
    'cache',
    'copy',
    'content',
    'leads',
  ],
  'app/feeds': [
    'app',
    'app/loaders',
    'app/meta',
    'app/portable-text',
    'blocks',
    'cache',
    'content',
    'copy',
    'urls',
  ],
  'app/components': ['app/media', 'app/browser-values', 'blocks', 'content', 'copy', 'urls'],
  'app/scenes': ['app/components', 'blocks', 'copy'],
  'app/portable-text': ['app/components', 'blocks', 'content', 'copy'],
  'app/forms': ['app/components', 'app/browser-values', 'app', 'copy', 'leads'],
  'app/mail': ['copy', 'leads'],
  'app/deferred': ['app/browser-values', 'copy'],
  'app/layout': [
    'app',
    'app/browser-values',
    'app/components',
    'app/consent',
    'app/loaders',
    'app/meta',
    'copy',
  ],
  'app/consent': ['app/components', 'copy'],
  'app/sections': [
    'blocks',
    'app/components',
    'app/scenes',
    'app/consent',
    'app/forms',
    'app/layout',
    'app/loaders',
    'app/media',
    'app/portable-text',
    'app/browser-values',
    'copy',
    'content',
    'examples',
    'leads',
  ],
  'app/browser-values': ['leads'],
}

const packageSchema = z.object({ name: z.string(), exports: z.string().optional() })
/** The file of each package of the repository, by the name of the import. */
const packageEntries = new Map(
  globSync('packages/*/package.json', { cwd: root, exclude: ['**/node_modules'] }).map((file) => {
    const { name, exports = '' } = packageSchema.parse(JSON.parse(read(file)))
    return [name, join(dirname(file), exports)]
  }),
)

function partOf(file: string): string {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top === 'packages') return `packages/${second}`
  if (top === 'content' && second === 'document-types') return 'content/document-types'
  return top === 'app' && rest.length > 0 ? `app/${second}` : top
}

function importsOf(file: string): string[] {
  return importsIn(file, read(file))
}

function importsIn(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('#studio/')) return [`packages/${name.slice(1)}`]
    if (name.startsWith('#')) return [name.slice(1)]
    if (name.startsWith('.')) return [relative(root, join(root, dirname(file), name))]
    return packageEntries.get(name) ?? []
  })
}

describe.each(Object.keys(mayImport))('%s', (part) => {
  const files = globSync(part === 'app' ? 'app/*.{ts,tsx}' : `${part}/**/*.{ts,tsx,mdx}`, {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  }).filter((file) => !/\.test\.|\/test\//.test(file))

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

it('has only imports of types from the app and the editor in the server', () => {
  const imports = globSync('server/**/*.ts', { cwd: root }).flatMap((file) => {
    const source = read(file)
    const statements = source.match(/^(?:import|export)\b[^']*'#(?:app|studio)\/.*/gm)
    return (statements ?? []).map((statement) => `${file}: ${statement}`)
  })
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((statement) => !statement.includes(': import type '))).toEqual([])
})

it('has only what runs in the editor behind the document types', () => {
  const packages = new Set<string>()
  const files = new Set(['content/document-types/index.ts'])
  for (const file of files) {
    for (const [, name = ''] of read(file).matchAll(
      /^(?!.*\b(?:im|ex)port type\b).*from '([^']+)'/gm,
    )) {
      if (name.startsWith('.')) files.add(join(dirname(file), name))
      else packages.add(name)
    }
  }
  expect([...packages].toSorted()).toEqual(['@sanity/types', 'groq', 'transliteration', 'zod'])
  const [stage = ''] = /^FROM \S+ AS editor\n[\s\S]*?\nFROM/m.exec(read('Dockerfile')) ?? []
  const copied = [...stage.matchAll(/^COPY \S+ \/site\/(\S+)$/gm)].map(([, folder]) => folder)
  expect([...files].filter((file) => !copied.includes(file.split('/')[0]))).toEqual([])
})

it('has every part that the app may import among the sources of a build', () => {
  const imported = new Set(['app'])
  for (const part of imported) for (const other of mayImport[part] ?? []) imported.add(other)
  const missing = [...imported].filter(
    (part) =>
      !sources.some(
        (source) => `${part}/`.startsWith(`${source}/`) || source.startsWith(`${part}/`),
      ),
  )
  expect(missing).toEqual([])
})

/** Packages that take much memory, which few requests need. They're loaded when one comes. */
const loadedLater = [
  'fontkit',
  'hast-util-select',
  'sanitize-html',
  'shiki',
  'unified',
  'write-excel-file/node',
]

it.each([
  ['server/commands/serve.ts', ['packages/content-lake/src/index.ts']],
  ['server/start/content-process.ts', []],
])(
  '%s loads none of them when it starts, and nothing that another process does',
  (entry, elsewhere) => {
    const files = new Set([entry])
    const packages = new Set<string>()
    for (const file of files) {
      const statements = read(file).match(/^(?:import|export)\b(?! type\b)[^;()]*?'[^']+'$/gm) ?? []
      for (const statement of statements) {
        const name = /'([^']+)'$/.exec(statement)?.[1] ?? ''
        if (/^[.#]/.test(name) || packageEntries.has(name)) {
          for (const target of importsIn(file, statement)) files.add(target)
        } else packages.add(name)
      }
    }
    expect(files.size).toBeGreaterThan(20)
    expect(loadedLater.filter((name) => packages.has(name))).toEqual([])
    expect(elsewhere.filter((file) => files.has(file))).toEqual([])
  },
)

const allFiles = globSync(
  '{app,bench,blocks,cache,content,copy,deploy,leads,packages,server,signing,tests,tools,urls}/**/*.{ts,tsx}',
  { cwd: root, exclude: (name) => name.endsWith('node_modules') },
)

describe.each(Object.entries(moduleEntries))('%s', (folder, entry) => {
  it('is imported only by its entry', () => {
    const others = allFiles.filter(
      (file) => !file.startsWith(`${folder}/`) && file !== 'server/cpu-time.test.ts',
    )
    const past = others.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith(`${folder}/`))
        .filter((target) => !entry.test(target.slice(folder.length + 1)))
        .map((target) => `${file} → ${target}`),
    )
    expect(past).toEqual([])
  })
})

it('imports the components of blocks only in the app', () => {
  const importers = allFiles.filter((file) => importsOf(file).includes('blocks/components.tsx'))
  expect(importers.length).toBeGreaterThan(0)
  expect(importers.filter((file) => !file.startsWith('app/'))).toEqual([])
})
