import { chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Question } from './cached-query.ts'
import { CopyFiles } from './disk-cache.ts'
import { LastGood } from './stale-cache.ts'

const copy = (result: string) => ({ hash: `of ${result}`, dependencies: ['type:blog'], result })

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-copies-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
  return join(directory, 'content-copies')
}

function open(directory: string, more: { source?: string; maxBytes?: number } = {}) {
  const complaints: string[] = []
  const log = { info: () => {}, warn: (_: object, message: string) => complaints.push(message) }
  const files = new CopyFiles({ directory, source: 'a', maxBytes: 1e6, log, ...more })
  return { files, complaints }
}

describe('CopyFiles', () => {
  it('gives another process what one has written', async () => {
    const directory = await folder()
    const { files } = open(directory)
    files.write('k', copy('"first"'))
    files.write('k', copy('"second"'))
    files.write('gone', copy('"x"'))
    files.delete('gone')
    await files.flush()
    const later = open(directory).files
    expect(await later.read('k')).toMatchObject(copy('"second"'))
    expect(await later.read('gone')).toBeUndefined()
    expect(await later.read('other')).toBeUndefined()
  })

  it('gives no copy of another source', async () => {
    const directory = await folder()
    const { files } = open(directory)
    files.write('k', copy('"a"'))
    await files.flush()
    expect(await open(directory, { source: 'b' }).files.read('k')).toBeUndefined()
  })

  it.each(['cut', 'changed', 'emptied', 'of another version'])(
    'ignores a file that was %s',
    async (how) => {
      const directory = await folder()
      const { files } = open(directory)
      files.write('k', copy('"whole"'))
      await files.flush()
      const file = join(directory, (await readdir(directory))[0] ?? '')
      const text = await readFile(file, 'utf8')
      if (how === 'cut') await truncate(file, text.length - 9)
      if (how === 'emptied') await truncate(file, 0)
      if (how === 'changed') await writeFile(file, text.replace('whole', 'while'))
      if (how === 'of another version')
        await writeFile(file, text.replace('"version":1', '"version":9'))
      expect(await open(directory).files.read('k')).toBeUndefined()
    },
  )

  it('stays within its bound, over restarts, and lets the oldest go', async () => {
    const directory = await folder()
    const first = open(directory, { maxBytes: 5_000 }).files
    first.write('oldest', copy('x'.repeat(1_500)))
    await first.flush()
    const second = open(directory, { maxBytes: 5_000 }).files
    for (const key of ['b', 'c', 'd']) second.write(key, copy('x'.repeat(1_500)))
    await second.flush()
    expect(await second.read('oldest')).toBeUndefined()
    expect(await second.read('d')).toBeDefined()
    expect((await readdir(directory)).length).toBeLessThan(4)
  })

  it('leaves no half file behind, and complains once about a disk that takes nothing', async () => {
    const directory = await folder()
    await writeFile(directory, 'a file where the folder should be')
    const { files, complaints } = open(directory)
    files.write('k', copy('"a"'))
    files.write('l', copy('"b"'))
    await files.flush()
    expect(complaints).toEqual(['content copies cannot be written'])
    await chmod(directory, 0o600)
  })

  it('lets a restart during an outage serve', async () => {
    const directory = await folder()
    const start = () => {
      const { files } = open(directory)
      const options = { freshFor: 1e4, patience: 50, maxBytes: 1e6, files }
      const quiet = { onRenewed: () => {}, onReachable: () => {} }
      return { files, copies: new LastGood({ ...options, ...quiet }) }
    }
    const ask = (answer: () => Promise<unknown>): Question<unknown> => ({
      key: 'jobs',
      topics: [],
      ask: async () => ({ result: await answer(), tags: [] }),
      parse: (result) => result,
    })
    const before = start()
    await before.copies.get(ask(async () => ['a job']))
    await before.files.flush()
    const after = start()
    const down = ask(() => Promise.reject(new Error('down')))
    expect((await after.copies.get(down)).value).toEqual(['a job'])
    expect((await start().copies.get(ask(async () => ['new']))).value).toEqual(['new'])
  })
})
