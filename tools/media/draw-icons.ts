/**
 * Draws the icons in `public/` from the mark, as a step of `npm run media`.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, recordingChromiumPath } from '../../tests/fixtures/chromium.ts'
import { icon } from './mark.ts'

const pngIcons = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-touch-icon.png': 180,
  // As wide as the image of an RSS channel may be.
  'feed-icon.png': 144,
}
const ICO_SIZE_PX = 32
const folder = new URL('../../public/', import.meta.url)

const browser = await chromium.launch({
  executablePath: await recordingChromiumPath(),
  args: chromiumArguments,
})
await writeFile(new URL('favicon.svg', folder), icon)
for (const [name, size] of Object.entries(pngIcons)) {
  const page = `<style>body{margin:0}svg{display:block}</style>${icon}`
  await draw(name, page, { width: size, height: size })
}
await browser.close()
await writeFile(new URL('favicon.ico', folder), iconFile(await pngOf(ICO_SIZE_PX)))

/** Takes a screenshot of a page into `public/`. */
async function draw(name: string, html: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.screenshot()
  await writeFile(new URL(name, folder), png)
  await page.close()
  console.log(name, png.length)
}

function pngOf(size: number): Promise<Buffer> {
  return sharp(Buffer.from(icon)).resize(size).png({ palette: true }).toBuffer()
}

/** A PNG in the container that clients request without having read a page: one entry, 32 bits deep. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(ICO_SIZE_PX, 6)
  head.writeUInt8(ICO_SIZE_PX, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
