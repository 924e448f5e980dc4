import sharp from 'sharp'
import { post } from '../../fixtures/site-paths.ts'
import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { STEADY_READS, until } from '../until.ts'
import type { Visitor } from '../visitor.ts'

/** A screenshot of the page once nothing moves. */
async function stillScreenshot(visitor: Visitor): Promise<Buffer> {
  let last = Buffer.alloc(0)
  let reads = 0
  await until(
    'nothing moves',
    async () => {
      const now = Buffer.from(await visitor.screenshot())
      reads = now.equals(last) ? reads + 1 : 0
      last = now
      return reads
    },
    (seen) => seen >= STEADY_READS,
  )
  return last
}

/** Of the channels of a pixel, from 0 to 255. Repeated painting sharpens smoothed edges by up to about 90. */
const EDGE_DIFFERENCE = 128

/** The largest difference between two screenshots in any channel of a pixel. */
async function largestDifference(...screenshots: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(screenshots.map((png) => sharp(png).raw().toBuffer()))
  if (!one || !other || one.length !== other.length) return Number.POSITIVE_INFINITY
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0)
}

export const renderingTests: readonly BrowserTest[] = [
  {
    name: 'the swinging bob of a missing page leaves no trail',
    async run(visitor) {
      const visible = async (visibility: string) => {
        await visitor.run((value) => {
          const illustration = document.querySelector<HTMLElement>('main img')
          if (illustration) illustration.style.visibility = value
        }, visibility)
      }
      await visitor.open('/nothing-here')
      const swung = await stillScreenshot(visitor)
      await visible('hidden')
      await stillScreenshot(visitor)
      await visible('visible')
      const redrawn = await stillScreenshot(visitor)
      const difference = await largestDifference(swung, redrawn)
      await until(
        'the page looks as if it was drawn anew',
        async () => difference,
        (seen) => seen < EDGE_DIFFERENCE,
      )
    },
  },
  {
    name: 'links in text and after it are underlined',
    async run(visitor) {
      const expectUnderlined = (links: Target) =>
        until(
          'every one of these links is underlined',
          () =>
            visitor.on(links, (all) =>
              all.map((link) => {
                const lines = [link, ...link.querySelectorAll('*')].map(
                  (part) => getComputedStyle(part).textDecorationLine,
                )
                return lines.includes('underline') || link.outerHTML.slice(0, 120)
              }),
            ),
          (seen) => seen.length > 0 && seen.every((one) => one === true),
        )
      await visitor.open('/services')
      await expectUnderlined({ role: 'link', name: /^Learn more/i, within: { role: 'main' } })
      await visitor.open(`/blogs/${post.id}`)
      await expectUnderlined({ css: 'article p a[href]', within: { role: 'main' } })
    },
  },
]
