import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImageCache } from './image-cache.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

it('evicts the least recently used images to stay within its size', async () => {
  const cache = new ImageCache(directory, 100)
  await cache.put('a', Buffer.alloc(40))
  await cache.put('b', Buffer.alloc(40))
  expect(cache.find('a')).toBe(join(directory, 'a'))
  await cache.put('c', Buffer.alloc(40))
  expect((await readdir(directory)).sort()).toEqual(['a', 'c'])
  expect(cache.find('b')).toBeUndefined()
})

it('has no image of a file that a power failure has left empty', async () => {
  await writeFile(join(directory, 'a'), '')
  expect(new ImageCache(directory, 100).find('a')).toBeUndefined()
})

it('finds its images after a restart, and works after its directory was emptied', async () => {
  await new ImageCache(directory, 100).put('a', Buffer.alloc(60))
  const again = new ImageCache(directory, 100)
  expect(again.find('a')).toBe(join(directory, 'a'))
  await rm(directory, { recursive: true })
  expect(again.find('a')).toBeUndefined()
  await again.put('b', Buffer.alloc(10))
  expect(await readdir(directory)).toEqual(['b'])
})
