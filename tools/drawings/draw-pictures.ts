/**
 * Draws the icons in `public/` from the mark. Run with `node tools/drawings/draw-pictures.ts` after a change of either.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/fixtures/chromium.ts'
import { icon } from './mark.ts'

const pngIcons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
const folder = new URL('../../public', import.meta.url)

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: chromiumArguments,
})
await writeFile(new URL('favicon.svg', folder), icon)
for (const [name, size] of Object.entries(pngIcons)) {
  const page = `<style>body{margin:0}svg{display:block}</style>${icon}`
  await draw(name, page, { width: size, height: size })
}
await browser.close()

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
