import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImageCache } from './image-cache.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** The names of the images whose files are there. */
const images = async () => (await readdir(directory)).map((name) => name.split('-')[1]).toSorted()

it('evicts the least recently used images to stay within its size', async () => {
  const cache = new ImageCache(directory, 100)
  const path = await cache.put('a', Buffer.alloc(40))
  await cache.put('b', Buffer.alloc(40))
  expect(await cache.find('a')).toBe(path)
  await cache.put('c', Buffer.alloc(40))
  expect(await images()).toEqual(['a', 'c'])
  expect(await cache.find('b')).toBeUndefined()
})

it.each([
  ['empty', (path: string) => truncate(path)],
  ['cut off', (path: string) => truncate(path, 30)],
  [
    'other than it was',
    async (path: string) => {
      const bytes = await readFile(path)
      bytes.writeUInt8(1, 20)
      await writeFile(path, bytes)
    },
  ],
])('has no image whose file is %s, also after a restart', async (_how, damage) => {
  const cache = new ImageCache(directory, 100)
  await damage(await cache.put('a', Buffer.alloc(40)))
  expect(await new ImageCache(directory, 100).find('a')).toBeUndefined()
  expect(await cache.find('a')).toBeUndefined()
  expect(await images()).toEqual([])
  expect(await cache.find(await cache.put('a', Buffer.alloc(40)).then(() => 'a'))).toBeDefined()
})

it('finds its images after a restart, and works after its directory was emptied', async () => {
  const path = await new ImageCache(directory, 100).put('a', Buffer.alloc(60))
  const again = new ImageCache(directory, 100)
  expect(await again.find('a')).toBe(path)
  await rm(directory, { recursive: true })
  expect(await again.find('a')).toBeUndefined()
  await again.put('b', Buffer.alloc(10))
  expect(await images()).toEqual(['b'])
})

it('removes files that it did not name', async () => {
  await writeFile(join(directory, 'a.webp'), 'of an earlier release')
  expect(await new ImageCache(directory, 100).find('a.webp')).toBeUndefined()
  expect(await images()).toEqual([])
})
