import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageField } from './image-field.ts'
import { type ImageUse, imageUses, isAllowedImageUrl } from './image-variants.ts'
import { type Picture, toPicture } from './picture.ts'

const host = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }
const picture = (fields: object, use: ImageUse = 'hero', size = '4000x3000') =>
  toPicture(host, imageField.parse({ asset: { _ref: `image-abc-${size}-jpg` }, ...fields }), use)
const query = (url: string) => Object.fromEntries(new URL(url).searchParams)
const widths = ({ srcSet = '' }: Picture) => srcSet.split(', ').map((part) => part.split(' ')[1])

describe('toPicture', () => {
  it.each([
    ['featured', 800, 600],
    ['card', 400, 300],
    ['hero', 1920, 1080],
  ] as const)('%s is %d x %d, in the best format that the browser takes', (use, width, height) => {
    const { src, ...box } = picture({}, use)
    expect(box).toMatchObject({ width, height })
    expect(src).toMatch(/^https:\/\/site\.example\/images\/p\/d\/abc-4000x3000\.jpg\?/)
    expect(query(src)).toMatchObject({ w: `${width}`, h: `${height}`, fit: 'crop', fm: 'webp' })
  })

  it('shows an image of a post 800 wide, at its own height', () => {
    const inline = picture({}, 'inline')
    expect(inline).toMatchObject({ width: 800, height: 600 })
    expect(query(inline.src)).toEqual({ w: '800', fit: 'crop', fm: 'webp' })
  })

  it('applies the editor’s crop in every width', () => {
    const crop = { top: 0.25, bottom: 0.25, left: 0, right: 0.5 }
    const inline = picture({ crop }, 'inline')
    expect(inline).toMatchObject({ width: 800, height: 600 })
    for (const part of (inline.srcSet ?? '').split(', ')) {
      expect(query(part.split(' ')[0] ?? '').rect).toBe('0,750,2000,1500')
    }
  })

  it('keeps the hotspot in view if the box has another aspect ratio', () => {
    const at = (x: number, y: number) => ({ hotspot: { x, y, width: 0.1, height: 0.1 } })
    // The hero's aspect ratio leaves 4000 x 2250 of the original 4000 x 3000.
    expect(query(picture(at(0.5, 0)).src).rect).toBe('0,0,4000,2250')
    expect(query(picture(at(0.5, 0.9)).src).rect).toBe('0,750,4000,2250')
    expect(query(picture(at(0.9, 0.5), 'card', '4000x1000').src).rect).toBe('2667,0,1333,1000')
  })

  it('is available in the listed widths that it has, and in its own', () => {
    expect(widths(picture({}))).toEqual(['480w', '960w', '1440w', '1920w'])
    expect(widths(picture({}, 'hero', '1000x1000'))).toEqual(['480w', '960w', '1000w'])
    const crop = { top: 0, bottom: 0, left: 0.4, right: 0.4 }
    expect(widths(picture({ crop }, 'inline'))).toEqual(['400w', '800w'])
    expect(picture({}, 'inline', '300x200')).not.toHaveProperty('srcSet')
  })

  it('is never enlarged, and not too high', () => {
    const size = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6000 }))
    const share = fc.double({ min: 0, max: 0.499, noNaN: true })
    const crop = fc.record({ top: share, bottom: share, left: share, right: share })
    const use = fc.constantFrom(...(Object.keys(imageUses) as ImageUse[]))
    fc.assert(
      fc.property(use, size, size, fc.option(crop), (use, width, height, crop) => {
        const made = picture({ crop }, use, `${width}x${height}`)
        const visible = {
          width: Math.round(width * (1 - (crop ? crop.left + crop.right : 0))),
          height: Math.round(height * (1 - (crop ? crop.top + crop.bottom : 0))),
        }
        const { width: ownWidth, height: ownHeight } =
          visible.width < 1 || visible.height < 1 ? { width, height } : visible
        expect(made.width).toBeLessThanOrEqual(ownWidth)
        expect(made.height).toBeLessThanOrEqual(Math.max(1, ownHeight + 1))
        expect(made.height).toBeLessThanOrEqual(1_200)
        expect(made.width < imageUses[use].shownWidth && !made.isSmall && use !== 'card').toBe(
          false,
        )
        const sources = [made.src, ...(made.srcSet ?? '').split(', ').filter(Boolean)]
        for (const source of sources) {
          const [url = '', descriptor] = source.split(' ')
          const { w = '', h } = query(url)
          expect(Number(w)).toBeLessThanOrEqual(ownWidth)
          expect(Number(h ?? 0)).toBeLessThanOrEqual(ownHeight)
          if (descriptor) expect(descriptor).toBe(`${w}w`)
          if (!crop) expect(isAllowedImageUrl(host, new URL(url))).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('crops the preview like the picture', () => {
    const lqip = 'data:image/jpeg;base64,AAAA'
    const hotspot = { x: 0.5, y: 0.9, width: 0.1, height: 0.1 }
    expect(picture({ lqip, hotspot }).lqip).toEqual({
      src: lqip,
      width: 4000,
      height: 3000,
      viewBox: '0 750 4000 2250',
    })
    expect(picture({ lqip }, 'inline').lqip?.viewBox).toBe('0 0 4000 3000')
    expect(picture({})).not.toHaveProperty('lqip')
  })
})

describe('imageField', () => {
  const asset = { _ref: 'image-abc-800x400-png' }

  it('accepts a resolved asset', () => {
    expect(imageField.parse({ asset: { _id: asset._ref, url: 'x' } }).asset).toEqual(asset)
  })

  it('ignores an invalid crop, hotspot or preview', () => {
    const whole = { top: 0.5, bottom: 0.5, left: 0, right: 0 }
    const parsed = imageField.parse({
      asset,
      crop: whole,
      hotspot: { x: 'left' },
      lqip: 'https://elsewhere.example/x.png',
    })
    expect(parsed).toMatchObject({ asset, crop: null, hotspot: null, lqip: null })
  })

  it.each(['file-abc-pdf', 'image-abc-0x400-png', 'image-../../x-1x1-png', ''])(
    '%s is not an image',
    (_ref) => expect(imageField.safeParse({ asset: { _ref } }).success).toBe(false),
  )
})
