/**
 * The last step of `npm run media`: records the product scenes as the two looping videos of the home page, each in
 * two sizes, to `app/media/`. Needs ffmpeg and a Chromium. `-- code-chat-phone` records only
 * that one.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { colors } from '#copy/colors.ts'
import { buildIfNeeded } from '#server/start/build.ts'
import { chromiumArguments, recordingChromiumPath } from '../../tests/fixtures/chromium.ts'
import { startSite } from '../../tests/fixtures/running-site.ts'
import { codeChat } from './videos/code-chat.ts'
import { logicMap } from './videos/logic-map.ts'
import {
  boxes,
  framesPerSecond,
  isolateScene,
  pictures,
  type Size,
  type Video,
} from './videos/video.ts'

const folder = new URL('../../app/media/', import.meta.url).pathname
const MAX_BYTES = 600 * 1024

await buildIfNeeded()
const [only] = parseArgs({ allowPositionals: true }).positionals
const site = await startSite({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({
  executablePath: await recordingChromiumPath(),
  args: [...chromiumArguments, '--font-render-hinting=none'],
})
try {
  for (const video of [codeChat, logicMap]) {
    for (const size of ['large', 'phone'] as const) {
      if (!only || only === video.name + pictures[size].suffix) await record(video, size)
    }
  }
  if (!only)
    await writeFile(join(folder, 'recorded-colors.json'), `${JSON.stringify(seen(), null, 2)}\n`)
} finally {
  await browser.close()
  await site.stop()
}

/** The colors that the scenes have. A test compares them with the theme's. */
function seen() {
  const { ink, raised, text, quiet, accent, flag, critical, high, medium, low } = colors
  return { ink, raised, text, quiet, accent, flag, critical, high, medium, low }
}

async function record(video: Video, size: Size): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'video-'))
  const picture = pictures[size]
  const { width } = video.sizes[size]
  const shape = { width, height: width * (picture.height / picture.width) }
  const page = await browser.newPage({
    viewport: { width, height: Math.ceil(shape.height) },
    deviceScaleFactor: picture.width / width,
    reducedMotion: video.reducedMotion,
  })
  await page.goto(`${site.url}/products/${video.scene}${video.query}`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(isolateScene)
  await page.evaluate(video.sizes[size].crop)
  const enlarge = () => page.evaluate(enlargeLetters, (12 * width) / boxes[size])
  await enlarge()
  await page.evaluate(video.prepare)
  // The elements that the scene has added.
  await enlarge()
  const clip = { x: 0, y: 0, ...shape }
  for (let frame = 0; frame < video.seconds * framesPerSecond; frame += 1) {
    // The first frame is the poster, so that nothing jumps when the video starts.
    const second = (video.poster + frame / framesPerSecond) % video.seconds
    await page.evaluate(video.draw, second)
    const path = join(frames, `${String(frame).padStart(4, '0')}.png`)
    await page.screenshot({ path, clip })
  }
  await page.close()
  await encode(video.name + picture.suffix, size, frames)
  await rm(frames, { recursive: true })
}

/** Runs in the page: sets a minimum font size, so that no letter is under 12 px in the video. */
function enlargeLetters(least: number): void {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>('figure *')) {
    const isSmall = Number.parseFloat(getComputedStyle(part).fontSize) < least
    if (isSmall) part.style.fontSize = `${least}px`
  }
}

/** Encodes frames as an AV1 WebM, an H.264 MP4 and AVIF posters; the large size also as a JPEG. */
async function encode(name: string, size: Size, frames: string): Promise<void> {
  const { width, height, posters } = pictures[size]
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')]
  const even = ['-vf', `scale=${width}:${height}:flags=lanczos,format=yuv420p`]
  const webm = ['-c:v', 'libsvtav1', '-crf', '40', '-preset', '4', '-g', '300']
  const mp4 = ['-c:v', 'libx264', '-crf', '28', '-preset', 'veryslow', '-movflags', '+faststart']
  for (const [kind, coding] of [
    ['webm', webm],
    ['mp4', mp4],
  ] as const) {
    const file = join(folder, `${name}.${kind}`)
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...even, ...coding, '-an', file])
    const bytes = (await stat(file)).size
    console.log(`${name}.${kind} ${Math.ceil(bytes / 1024)} KB`)
    if (bytes > MAX_BYTES) throw new Error(`${name}.${kind} is over ${MAX_BYTES / 1024} KB`)
  }
  const first = join(frames, '0000.png')
  for (const across of posters) {
    const file = `${name}-${across}.avif`
    const still = sharp(first).resize(across, (across * 5) / 6)
    const info = await still.avif({ quality: 48, effort: 9 }).toFile(join(folder, file))
    console.log(`${file} ${Math.ceil(info.size / 1024)} KB`)
  }
  if (size === 'phone') return
  const plain = sharp(first).resize(600, 500)
  await plain.jpeg({ quality: 80, mozjpeg: true }).toFile(join(folder, `${name}.jpg`))
}
