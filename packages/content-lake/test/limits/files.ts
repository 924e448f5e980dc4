import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { vi } from 'vitest'
import { AssetFiles } from '../../src/assets/asset-files.ts'
import { imageName } from '../../src/assets/asset-name.ts'
import { expectedError } from '../../src/http/expected-error.ts'
import { describeImage } from '../../src/images/describe-image.ts'
import { ImageCache } from '../../src/images/image-cache.ts'
import { planImage } from '../../src/images/image-plan.ts'
import { runImageProcess } from '../../src/images/image-process.ts'
import { ImageService } from '../../src/images/image-service.ts'
import { renderImage } from '../../src/images/render-image.ts'
import { limits } from '../../src/limits.ts'
import type { TestLake } from '../open-test-lake.ts'
import {
  answer,
  type Drivers,
  firstAnswer,
  lower,
  send,
  temporaryFolder,
  times,
} from './platform.ts'

/** Noise takes seconds to draw, and the number of pixels little more than its digits. */
const noise = (seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000"><filter id="f"><feTurbulence baseFrequency="0.7" numOctaves="99" seed="${seed}"/></filter><rect width="7000" height="7000" filter="url(#f)"/></svg>`

const upload = (kind: 'images' | 'files', body: string | Buffer<ArrayBuffer>) =>
  [`/assets/${kind}/production`, { user: 'ada', method: 'POST', body: new Blob([body]) }] as const
const queuedUpload = (test: TestLake, users = 100) =>
  firstAnswer(test, limits.imageProcesses + limits.queuedUploads + 1, (number) => {
    const [path, call] = upload('images', noise(number))
    return [path, { ...call, user: `uploader${number % users}` }]
  })

function picture(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const create = { width, height, channels: 3 as const, background: '#fff' }
  return sharp({ create }).png().toBuffer()
}

/** An image of an original, and how often this process has drawn it. */
async function madeElsewhere(test: TestLake, original: Buffer<ArrayBuffer>) {
  const address = await store(test, original)
  const render = vi.spyOn(Object.getPrototypeOf(sharp()), 'resize')
  const made = [await served(test, `${address}?w=20&fm=png`), render.mock.calls.length]
  render.mockRestore()
  return made
}

/** Three frames in different colors. */
async function animation(format: 'gif' | 'webp', width: number, height: number) {
  const frames = [0, 100, 200].map((r) => {
    const create = { width, height, channels: 3 as const, background: { r, g: 0, b: 0 } }
    return sharp({ create }).png().toBuffer()
  })
  return Buffer.from(
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .toFormat(format)
      .toBuffer(),
  )
}

/** The address of a stored picture. */
async function store(test: TestLake, body: Buffer<ArrayBuffer>): Promise<string> {
  const response = await send(test, ...upload('images', body))
  return `/${(await response.json()).document.path}`
}

/** The size in which a picture is served. */
async function served({ call }: TestLake, address: string) {
  const response = await call(address, { headers: { accept: 'image/avif,image/webp' } })
  const {
    width,
    height,
    pages = 1,
  } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, pages }
}

/** The statuses that refuse pictures, of which more are requested than are made and wait at the same time. */
async function refusalsOfMaking(users: number): Promise<unknown> {
  const folder = await temporaryFolder()
  const assets = new AssetFiles(folder, () => true)
  const asset = imageName('0'.repeat(40), 100, 50, 'png')
  await writeFile(assets.pathOf(asset), await picture(100, 50))
  const service = new ImageService(assets, new ImageCache(folder, 1_000_000))
  const most = limits.concurrentTransforms + limits.queuedTransforms
  const made = times(most + 1, (number) => {
    const plan = planImage({ width: number + 1 }, asset, '')
    const client = `user${number % users}`
    return plan && service.make(asset, plan, { signal: new AbortController().signal, client })
  })
  const settled = await Promise.allSettled(made)
  return settled.flatMap((one) =>
    one.status === 'rejected' ? expectedError(one.reason)?.status : [],
  )
}

/** Whether a process ends before the next one begins. */
async function runsOneAfterAnother(): Promise<boolean> {
  const path = join(await temporaryFolder(), 'times.mjs')
  await writeFile(path, 'console.log(Date.now()); setTimeout(() => console.log(Date.now()), 100)')
  const { signal } = new AbortController()
  const module = pathToFileURL(path)
  const printed = await Promise.all(
    times(limits.imageProcesses + 1, () =>
      runImageProcess({ module, argument: '', timeoutMs: 60_000, signal }),
    ),
  )
  const spans = printed.map((output) => String(output).trim().split('\n').map(Number))
  const [[, end = 0] = [], [start = 0] = []] = spans.toSorted(([a = 0], [b = 0]) => a - b)
  return end > 0 && start >= end
}

export const fileDrivers = {
  imageUploadBytes: [
    /^413 /,
    (test) => answer(test, ...upload('images', 'x'.repeat(limits.imageUploadBytes + 1))),
  ],
  fileUploadBytes: [
    /^413 /,
    (test) => answer(test, ...upload('files', 'x'.repeat(limits.fileUploadBytes + 1))),
  ],
  imageProcesses: [true, runsOneAfterAnother],
  queuedUploads: [/^503 .*Too many requests/, queuedUpload],
  queuedUploadsPerUser: [/^429 .*Too many requests/, (test) => queuedUpload(test, 1)],
  svgUploadBytes: [
    /^413 .*SVG image may have 2 MB/,
    async () => {
      const path = join(await temporaryFolder(), 'drawing.svg')
      await writeFile(path, `\n<svg>${' '.repeat(limits.svgUploadBytes)}</svg>`)
      const { status, body } = await describeImage(path).catch((error) => error)
      return `${status} ${body.message}`
    },
  ],
  avifPixels: [
    /^413 .*12 million pixels/,
    async () => {
      const path = join(await temporaryFolder(), 'picture.avif')
      const [width, height] = [4_000, limits.avifPixels / 4_000 + 1]
      const create = { width, height, channels: 3 as const, background: '#888' }
      await sharp({ create }).avif({ quality: 1, effort: 0 }).toFile(path)
      const { status, body } = await describeImage(path).catch((error) => error)
      return `${status} ${body.message}`
    },
  ],
  uploadTimeoutMs: [
    /^400 .*longer than 0.1 s/,
    lower({ uploadTimeoutMs: 100 }, (test) => answer(test, ...upload('images', noise(100)))),
  ],
  imagePixels: [
    /^413 .*more than 51 million pixels/,
    // Only the header is read.
    (test) =>
      answer(
        test,
        ...upload(
          'images',
          `<svg xmlns="http://www.w3.org/2000/svg" width="${limits.imagePixels / 5_000}" height="5001"/>`,
        ),
      ),
  ],
  largeImagePixels: [
    [{ width: 20, height: 8, pages: 1 }, 0],
    async (test) => madeElsewhere(test, await picture(800, 320)),
  ],
  largeAvifPixels: [
    [{ width: 20, height: 8, pages: 1 }, 0],
    async (test) => {
      const avif = sharp(await picture(400, 160)).avif({ effort: 0 })
      return madeElsewhere(test, Buffer.from(await avif.toBuffer()))
    },
  ],
  imageSidePixels: [
    { width: limits.imageSidePixels, height: 10, pages: 1 },
    async (test) => served(test, `${await store(test, await picture(400, 20))}?w=400`),
  ],
  outputPixels: [
    [true, true],
    async (test) => {
      const address = await store(test, await picture(200, 100))
      const formats = ['jpg', 'png'] as const
      return Promise.all(
        formats.map(async (format) => {
          const { width, height } = await served(test, `${address}?w=200&fm=${format}`)
          return width * height > 4_000 && width * height <= limits.outputPixels[format]
        }),
      )
    },
  ],
  animationPixels: [
    Array(2)
      .fill([Array(4).fill(3), Array(4).fill(1)])
      .flat(),
    async (test) => {
      const widest = limits.animationPixels / 3 / 40
      // The third is a larger request.
      const queries = ['w=20', 'w=100&fm=webp', 'w=200&h=100&fit=crop&fm=webp', 'auto=format']
      const frames: number[][] = []
      for (const format of ['gif', 'webp'] as const)
        for (const width of [Math.floor(widest), Math.ceil(widest) + 1]) {
          const address = await store(test, await animation(format, width, 40))
          const made: number[] = []
          for (const query of queries) made.push((await served(test, `${address}?${query}`)).pages)
          frames.push(made)
        }
      return frames
    },
  ],
  imageTimeoutSeconds: [
    [503, [[{ seconds: limits.imageTimeoutSeconds }]]],
    async () => {
      const path = join(await temporaryFolder(), 'drawing.svg')
      await writeFile(path, noise(1))
      const source = { width: 7_000, height: 7_000 }
      const region = { ...source, left: 0, top: 0 }
      const plan = { source, region, size: source, format: 'png', quality: 9 } as const
      // How long a drawing takes, depends on the machine; a second is the shortest time.
      const prototype = Object.getPrototypeOf(sharp())
      const timeout = vi.spyOn(prototype, 'timeout')
      vi.spyOn(prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 1% complete'))
      const error = await renderImage({ path, extension: 'svg', plan }).catch((reason) => reason)
      return [error.status, timeout.mock.calls]
    },
  ],
  imageCacheBytes: [
    true,
    async (test) => {
      const address = await store(test, await picture(300, 300))
      const folder = join(test.directory, 'image-cache')
      for (const number of times(30, (count) => count))
        await (await test.call(`${address}?w=${number + 100}&fm=gif`)).arrayBuffer()
      const files = await readdir(folder)
      const sizes = await Promise.all(
        files.map(async (file) => (await stat(join(folder, file))).size),
      )
      const sum = sizes.reduce((total, size) => total + size, 0)
      return files.length > 0 && files.length < 30 && sum <= limits.imageCacheBytes
    },
  ],
  concurrentTransforms: [[503], () => refusalsOfMaking(100)],
  queuedTransforms: [[503], () => refusalsOfMaking(100)],
  queuedTransformsPerUser: [[429, 429, 429], () => refusalsOfMaking(1)],
} satisfies Partial<Drivers<keyof typeof limits>>
