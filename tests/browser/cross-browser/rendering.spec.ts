import sharp from 'sharp'
import { post } from '../../fixtures/site-paths.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

/** Equal screenshots in a row after which nothing moves. */
const STEADY_READS = 6

/** A screenshot of the page once nothing moves. */
async function stillScreenshot(visitor: Visitor): Promise<Buffer> {
  let last = Buffer.alloc(0)
  let reads = 0
  await poll(async () => {
    const now = Buffer.from(await visitor.screenshot())
    reads = now.equals(last) ? reads + 1 : 0
    last = now
    return reads
  }, 'nothing moves').toBe(STEADY_READS)
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

test('the swinging weight of a missing page leaves no trail', async ({ visitor }) => {
  const setVisibility = (visibility: string) =>
    visitor.run((value) => {
      const pendulum = document.querySelector<SVGElement>('.pendulum svg')
      if (pendulum) pendulum.style.visibility = value
    }, visibility)
  await visitor.open('/nothing-here')
  const swung = await stillScreenshot(visitor)
  await setVisibility('hidden')
  await stillScreenshot(visitor)
  await setVisibility('visible')
  const redrawn = await stillScreenshot(visitor)
  expect(await largestDifference(swung, redrawn)).toBeLessThan(EDGE_DIFFERENCE)
})

test('links in text and after it are underlined', async ({ visitor }) => {
  const expectUnderlined = async (links: Target) => {
    await visitor.expectSeen(links)
    const plain = await visitor.on(links, (all) =>
      all
        .filter((link) =>
          [link, ...link.querySelectorAll('*')].every(
            (part) => !getComputedStyle(part).textDecorationLine.includes('underline'),
          ),
        )
        .map((link) => link.outerHTML.slice(0, 120)),
    )
    expect(plain).toEqual([])
  }
  await visitor.open('/services')
  await expectUnderlined({ role: 'link', name: /^Learn more/i, within: { role: 'main' } })
  await visitor.open(post.path)
  await expectUnderlined({ css: 'article p a[href]', within: { role: 'main' } })
})
