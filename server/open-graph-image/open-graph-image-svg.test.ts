import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharedRequestOf } from '#copy/home/shared-request.ts'
import { openGraphImage } from '#copy/open-graph-image.ts'
import { drawableTitle, labelOf, openGraphImageSvg, shownTitle } from './open-graph-image-svg.ts'

it.each([
  ['/blogs/a-post', 'Blog'],
  ['/docs/integrations/github', 'Documentation'],
  ['/careers/job-1', 'careers'],
  ['/join-waitlist', 'join waitlist'],
  ['/?order=1042', 'plumbline.example'],
])('labels %s with its part of the site: %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})

it('removes the label from the title, and keeps other dashes', () => {
  expect(shownTitle('Platform Engineer – Careers', 'careers')).toBe('Platform Engineer')
  expect(shownTitle('Queries – and their cost', 'Blog')).toBe('Queries – and their cost')
})

it('has a version that changes with the drawing', () => {
  const svg = [
    openGraphImageSvg({ path: '/pricing', title: 'Pricing' }),
    ...['?order=1042', '?order=1042&as=ana'].map((search) =>
      openGraphImageSvg({ path: '/', title: 'Refund', request: sharedRequestOf(search) }),
    ),
  ].join('')
  // A color also changes the illustrations, which are part of each image's URL.
  const drawing = svg.replace(/#[\da-f]{6}|rgb\([^)]*\)/g, 'color')
  const drawn = createHash('sha256').update(drawing).digest('hex').slice(0, 12)
  // After a change, increment the version, which is part of each image's URL, and update both here.
  expect([openGraphImage.designVersion, drawn]).toEqual([6, 'ada8dd1a4d11'])
})

describe('a title', () => {
  const words = fc.constantFrom(
    'security',
    'OAuth2AuthenticationProcessingFilter',
    'x'.repeat(120),
    'WWWWWWWWWWWWWWWWWWWWWWWW',
    'Łódź',
    'Ünïcödé',
    `Z${'\u0300\u0316'.repeat(80)}al${'\u0489'.repeat(40)}go`,
    'Ασφάλεια',
    'Безопасность',
    'אבטחה',
    'الأمان',
    'việt',
    '2026',
    '(a–b)',
    '🚀',
    'हिन्दी',
    '보안',
    'セキュリティ',
    '安全',
  )
  const titles = fc.array(words, { minLength: 1, maxLength: 14 }).map((some) => some.join(' '))
  const path = '/blogs/a-post'
  const pixelsOf = (title: string) =>
    sharp(Buffer.from(openGraphImageSvg({ path, title })))
      .greyscale()
      .raw()
      .toBuffer()
  const blank = pixelsOf('')
  /** Left, top, right and bottom of what a title adds to the picture. */
  const inkOf = async (title: string) => {
    const [drawn, empty] = await Promise.all([pixelsOf(title), blank])
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = 0; at < drawn.length; at += 1) {
      if (drawn[at] === empty[at]) continue
      const [x, y] = [at % 1200, Math.floor(at / 1200)]
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
    return { left, top, right, bottom }
  }

  it('in any script is visible, and beside the picture', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(titles, async (given) => {
        const { title } = drawableTitle(given, 'Research')
        const { left, top, right, bottom } = await inkOf(title)
        expect(left).toBeGreaterThan(100)
        expect(right).toBeLessThan(660)
        expect(right - left).toBeGreaterThan(10)
        expect(top).toBeGreaterThan(112)
        expect(bottom).toBeLessThan(535)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['Ασφάλεια κώδικα', 'Безопасность', 'אבטחת קוד', 'أمان الشفرة', 'Łódź', 'Việt'])(
    'is drawn as written if the fonts have it: %s',
    (title) => expect(drawableTitle(title, 'Research')).toEqual({ title, missing: [] }),
  )

  it('is drawn without an emoji', () => {
    expect(drawableTitle('Launch 🚀', 'Research')).toEqual({ title: 'Launch 🚀', missing: ['🚀'] })
  })

  it.each(['코드 보안', 'コードのセキュリティ', '代码安全', 'कोड सुरक्षा', '🚀'])(
    'is the category if letters are missing: %s',
    (title) => {
      const drawn = drawableTitle(title, 'Research')
      expect(drawn.title).toBe('Research')
      expect(drawn.missing.length).toBeGreaterThan(0)
    },
  )
})
