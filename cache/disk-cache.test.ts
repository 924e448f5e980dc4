import { chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DiskCache } from './disk-cache.ts'

const entry = (result: string) => ({ tags: ['type:blog'], result })

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-cache-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
  return join(directory, 'content-cache')
}

function open(directory: string, more: { source?: string; maxBytes?: number } = {}) {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const disk = new DiskCache({ directory, source: 'a', maxBytes: 1e6, onError, ...more })
  return { disk, errors }
}

describe('DiskCache', () => {
  it('reads what an earlier process wrote', async () => {
    const directory = await folder()
    const { disk } = open(directory)
    disk.write('k', entry('"first"'))
    disk.write('k', entry('"second"'))
    disk.write('gone', entry('"x"'))
    disk.delete('gone')
    await disk.flush()
    const later = open(directory).disk
    expect(await later.read('k')).toMatchObject(entry('"second"'))
    expect(await later.read('gone')).toBeUndefined()
    expect(await later.read('other')).toBeUndefined()
  })

  it('ignores entries of another source', async () => {
    const directory = await folder()
    const { disk } = open(directory)
    disk.write('k', entry('"a"'))
    await disk.flush()
    expect(await open(directory, { source: 'b' }).disk.read('k')).toBeUndefined()
  })

  it.each(['cut', 'changed', 'emptied', 'of another shape'])(
    'ignores a file that was %s',
    async (how) => {
      const directory = await folder()
      const { disk } = open(directory)
      disk.write('k', entry('"whole"'))
      await disk.flush()
      const file = join(directory, (await readdir(directory))[0] ?? '')
      const text = await readFile(file, 'utf8')
      if (how === 'cut') await truncate(file, text.length - 9)
      if (how === 'emptied') await truncate(file, 0)
      if (how === 'changed') await writeFile(file, text.replace('whole', 'while'))
      if (how === 'of another shape') await writeFile(file, text.replace('tags', 'words'))
      expect(await open(directory).disk.read('k')).toBeUndefined()
    },
  )

  it('stays within its size limit after restarts, and evicts the oldest', async () => {
    const directory = await folder()
    const first = open(directory, { maxBytes: 5_000 }).disk
    first.write('oldest', entry('x'.repeat(1_500)))
    await first.flush()
    const second = open(directory, { maxBytes: 5_000 }).disk
    for (const key of ['b', 'c', 'd']) second.write(key, entry('x'.repeat(1_500)))
    await second.flush()
    expect(await second.read('oldest')).toBeUndefined()
    expect(await second.read('d')).toBeDefined()
    expect((await readdir(directory)).length).toBeLessThan(4)
  })

  it('reports only once that the disk is not writable', async () => {
    const directory = await folder()
    await writeFile(directory, 'a file where the folder should be')
    const { disk, errors } = open(directory)
    disk.write('k', entry('"a"'))
    disk.write('l', entry('"b"'))
    await disk.flush()
    expect(errors).toHaveLength(1)
    await chmod(directory, 0o600)
  })
})
