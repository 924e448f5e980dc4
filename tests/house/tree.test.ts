import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .stdout.split('\n')
  .filter(Boolean)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Written by a program. */
const generated = ['content/sanity.types.ts']
const drawers = ['common', 'helpers', 'hooks', 'lib', 'misc', 'shared', 'utils']
const longest = 300

describe.runIf(files.length > 0)('the tree', () => {
  it('has a word on every top folder, in the README or in its own', () => {
    const map = read('README.md')
    const folders = new Set(
      files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
    )
    const unnamed = [...folders].filter(
      (folder) =>
        !folder.startsWith('.') &&
        !map.includes(`${folder}/`) &&
        !files.includes(`${folder}/README.md`),
    )
    expect(unnamed).toEqual([])
  })

  it('has no drawers', () => {
    const found = files.filter((file) => file.split('/').some((part) => drawers.includes(part)))
    expect(found).toEqual([])
  })

  it(`has no source of more than ${longest} lines`, () => {
    const sources = files.filter((file) => /\.(ts|tsx|css)$/.test(file))
    const long = sources.filter(
      (file) => !generated.includes(file) && read(file).split('\n').length > longest + 1,
    )
    expect(long).toEqual([])
  })
})
