import { describe, expect, it } from 'vitest'
import { moduleEntries } from './module-entries.ts'
import { trackedFiles as files, read } from './tracked-files.ts'

/** Written by a program. */
const generated = ['content/sanity.types.ts']
const genericNames = ['common', 'helpers', 'hooks', 'lib', 'misc', 'shared', 'utils']
const MAX_LINES = 300
/** Directives of `Cache-Control` that no comment or other header has. */
const cacheDirectives = /(public|private), max-age|no-(store|cache)|must-revalidate/
/** Pictures of invented code and screens, whose words are part of the drawing, and the style guide. */
const drawn = [
  'app/scenes/',
  'app/sections/home/exploit/',
  'app/sections/home/views/',
  'app/sections/styleguide/',
  'app/routes/styleguide.tsx',
]
/** An attribute that visitors see or hear, with a string or a template for a value. */
const labelAttribute =
  /(?<![\w-])(?:label|aria-label|alt|title)=(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g

describe.runIf(files.length > 0)('the tree', () => {
  const folders = new Set(files.map((file) => file.split('/').slice(0, -1)[0] ?? '.'))

  it('describes every top folder in the README and in a README of its own', () => {
    const map = read('README.md')
    const unnamed = [...folders].filter(
      (folder) =>
        !folder.startsWith('.') &&
        !(map.includes(`\n${folder}/`) && files.includes(`${folder}/README.md`)),
    )
    // Its files are served, so it has no README.
    expect(unnamed).toEqual(['public'])
  })

  it('has a README in every module', () => {
    const missing = Object.keys(moduleEntries).filter(
      (folder) => !files.includes(`${folder}/README.md`),
    )
    expect(missing).toEqual([])
  })

  it('has READMEs of at most five sentences in its folders', () => {
    const own = files.filter((file) => file.endsWith('/README.md'))
    const long = own.filter((file) => (read(file).match(/[.?](?=\s)/g)?.length ?? 0) > 5)
    expect(long).toEqual([])
  })

  it('normalizes text only where runs of combining marks are removed first', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    expect(sources.filter((file) => /(?<!\.\.)\.normalize\(/.test(read(file)))).toEqual([
      'content/clean-text.ts',
      'leads/fields/text.ts',
      'packages/content-lake/src/store/tokenizer.ts',
    ])
  })

  it('has no folder for miscellaneous code', () => {
    const found = files.filter((file) =>
      file.split('/').some((part) => genericNames.includes(part)),
    )
    expect(found).toEqual([])
  })

  it('says in one file for how long what is cached', () => {
    const sources = files.filter((file) =>
      /^(app|blocks|content|leads|server)\/.*\.tsx?$/.test(file),
    )
    const elsewhere = sources.filter(
      (file) => !file.includes('.test.') && cacheDirectives.test(read(file)),
    )
    expect(elsewhere).toEqual([])
  })

  it('takes the labels of its pages from copy/', () => {
    const components = files.filter(
      (file) =>
        /^(app|blocks)\/.*\.tsx$/.test(file) && !drawn.some((folder) => file.startsWith(folder)),
    )
    const literal = components.flatMap((file) =>
      [...read(file).matchAll(labelAttribute)]
        .filter(([, double = '', single = '', template = '']) =>
          /[\p{L}\d]/u.test(double + single + template.replaceAll(/\$\{[^}]*\}/g, '')),
        )
        .map(([attribute]) => `${file}: ${attribute}`),
    )
    expect(literal).toEqual([])
  })

  it('has a short dictionary of its own words', () => {
    expect(read('cspell-words.txt').trim().split('\n').length).toBeLessThan(80)
  })

  it(`has no source of more than ${MAX_LINES} lines`, () => {
    const sources = files.filter((file) => /\.(ts|tsx|css)$/.test(file))
    const long = sources.filter(
      (file) => !generated.includes(file) && read(file).split('\n').length > MAX_LINES + 1,
    )
    expect(long).toEqual([])
  })
})
