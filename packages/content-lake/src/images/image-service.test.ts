import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AssetFiles } from '../assets/asset-files.ts'
import { imageName } from '../assets/asset-name.ts'
import { limits } from '../limits.ts'
import { ImageCache } from './image-cache.ts'
import { planImage } from './image-plan.ts'
import { ImageService } from './image-service.ts'

const asset = imageName('0'.repeat(40), 100, 50, 'png')
let directory: string
let assets: AssetFiles
let service: ImageService
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  assets = new AssetFiles(directory, () => true)
  const blank = { create: { width: 100, height: 50, channels: 3, background: '#fff' } } as const
  await sharp(blank).png().toFile(assets.pathOf(asset))
  const cache = join(directory, 'cache')
  await mkdir(cache)
  service = new ImageService(assets, new ImageCache(cache, 1_000_000))
})
afterEach(() => rm(directory, { recursive: true }))

function make(width: number, caller = new AbortController()) {
  const plan = planImage({ width }, asset, '')
  if (!plan) throw new Error('There is nothing to make')
  return service.make(asset, plan, caller)
}

it('drops a queued image when all of its callers have disconnected', async () => {
  const running = Array.from({ length: limits.concurrentTransforms }, (_, number) =>
    make(number + 1),
  )
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const dropped = make(98, one)
  const shared = [make(99, two), make(99, three)]
  one.abort()
  two.abort()
  await expect(dropped).rejects.toThrow('aborted')
  const [first, second] = await Promise.all(shared)
  expect(first).toEqual(second)
  await Promise.all(running)
  expect(await readdir(join(directory, 'cache'))).toHaveLength(limits.concurrentTransforms + 1)
  // Asked for again, it is made.
  expect(await make(98)).toMatchObject({ key: expect.any(String) })
})

it('has a deadline only for images whose drawing can take any time', async () => {
  const deadline = vi.spyOn(sharp.prototype, 'timeout')
  await make(10)
  expect(deadline).not.toHaveBeenCalled()
  const drawing = imageName('1'.repeat(40), 4, 4, 'svg')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  await writeFile(assets.pathOf(drawing), svg)
  const plan = planImage({ format: 'png' }, drawing, '')
  if (plan) await service.make(drawing, plan, new AbortController())
  expect(deadline).toHaveBeenCalledOnce()
})
