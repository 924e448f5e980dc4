/**
 * `npm run media`: films the product scenes into the two loops of the home page. Needs ffmpeg and a
 * Chromium with the system's fonts (`CHROMIUM_PATH`: the one that the tests unpack has no arrows), and
 * a build. Writes `app/media/`, which the build hashes. `-- NAME` films one of them.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, chromiumPath } from '../tests/running/chromium.ts'
import { startSite } from '../tests/running/running-site.ts'
import { codeChat } from './films/code-chat.ts'
import { type Film, picture } from './films/film.ts'
import { logicMap } from './films/logic-map.ts'

const folder = new URL('../app/media/', import.meta.url).pathname
const largest = 600 * 1024

const site = await startSite({ STYLEGUIDE: '1', LOG_LEVEL: 'silent' })
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArguments, '--font-render-hinting=none'],
})
try {
  const [only] = process.argv.slice(2)
  for (const film of [codeChat, logicMap]) {
    if (!only || only === film.name) await shoot(film)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function shoot(film: Film): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'film-'))
  const size = { width: film.width, height: film.width * (picture.height / picture.width) }
  const page = await browser.newPage({
    viewport: { width: size.width, height: Math.ceil(size.height) },
    deviceScaleFactor: picture.width / size.width,
    reducedMotion: 'reduce',
  })
  await page.goto(`${site.url}/styleguide`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await setAlone(page, film)
  const clip = { x: 0, y: 0, ...size }
  for (let frame = 0; frame < film.seconds * picture.framesPerSecond; frame += 1) {
    // It begins with its poster, so that nothing jumps when the video takes over.
    const second = (film.poster + frame / picture.framesPerSecond) % film.seconds
    await page.evaluate(film.draw, second)
    const path = join(frames, `${String(frame).padStart(4, '0')}.png`)
    await page.screenshot({ path, clip, animations: 'disabled' })
  }
  await page.close()
  await develop(film, frames)
  await rm(frames, { recursive: true })
}

/** Takes everything but the scene out of the window. */
async function setAlone(page: Page, film: Film): Promise<void> {
  await page.evaluate((caption) => {
    const scenes = [...document.querySelectorAll('figure')]
    const scene = scenes.find((figure) =>
      figure.querySelector(':scope > figcaption')?.textContent?.startsWith(caption),
    )
    if (!scene) throw new Error(`no scene is called "${caption}"`)
    document.body.replaceChildren(scene)
    scene.style.cssText =
      'position:fixed;inset:0;height:100vh;min-height:0;aspect-ratio:auto;border:0;border-radius:0'
  }, film.scene)
  await page.evaluate(film.prepare)
}

/** Frames into an AV1 WebM, an H.264 MP4 posters for two densities and a plain one. */
async function develop(film: Film, frames: string): Promise<void> {
  const input = ['-framerate', String(picture.framesPerSecond), '-i', join(frames, '%04d.png')]
  const even = ['-vf', `scale=${picture.width}:${picture.height}:flags=lanczos,format=yuv420p`]
  const webm = ['-c:v', 'libsvtav1', '-crf', '38', '-preset', '4', '-g', '300']
  const mp4 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'veryslow', '-movflags', '+faststart']
  for (const [kind, coding] of [
    ['webm', webm],
    ['mp4', mp4],
  ] as const) {
    const file = join(folder, `${film.name}.${kind}`)
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...even, ...coding, '-an', file])
    const { size } = await stat(file)
    console.log(`${film.name}.${kind} ${Math.ceil(size / 1024)} KB`)
    if (size > largest) throw new Error(`${film.name}.${kind} is over ${largest / 1024} KB`)
  }
  for (const width of [600, 1200]) {
    const still = sharp(join(frames, '0000.png')).resize(width, (width * 5) / 6)
    const { size } = await still
      .avif({ quality: 48, effort: 9 })
      .toFile(join(folder, `${film.name}-${width}.avif`))
    console.log(`${film.name}-${width}.avif ${Math.ceil(size / 1024)} KB`)
  }
  const plain = sharp(join(frames, '0000.png')).resize(600, 500)
  await plain.jpeg({ quality: 80, mozjpeg: true }).toFile(join(folder, `${film.name}.jpg`))
}
