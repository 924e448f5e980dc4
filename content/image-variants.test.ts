import { describe, expect, it } from 'vitest'
import {
  type ImageHost,
  imageUses,
  isAllowedImageUrl,
  signingKeyOf,
  variantUrl,
} from './image-variants.ts'

const baseUrl = 'https://site.example'
const host = { baseUrl, projectId: 'p', dataset: 'd', signingKey: signingKeyOf('secret') }
const asset = { _ref: 'image-abc-4000x3000-png' }
const original = `${baseUrl}/images/p/d/abc-4000x3000.png`
const crop = { top: 0.1, bottom: 0, left: 0.2, right: 0 }
const hotspot = { x: 0.8, y: 0.2, width: 0.1, height: 0.1 }
const isFine = (url: string, on: ImageHost = host) => isAllowedImageUrl(on, new URL(url))

describe('a variant of a content image', () => {
  const sources = [{ asset }, { asset, crop }, { asset, hotspot }, { asset, crop, hotspot }]

  it('is allowed in every use and width of the site', () => {
    for (const source of sources) {
      for (const use of Object.keys(imageUses) as (keyof typeof imageUses)[]) {
        for (const width of imageUses[use].widths) {
          expect(isFine(variantUrl(host, source, use, width))).toBe(true)
        }
      }
    }
  })

  it('is the first frame of an animation if it shows a person', () => {
    const animation = { asset: { _ref: 'image-abc-400x300-gif' }, crop }
    for (const width of imageUses.portrait.widths)
      expect(variantUrl(host, animation, 'portrait', width)).toContain('frame=1')
    expect(variantUrl(host, animation, 'inline', 400)).not.toContain('frame')
  })

  it('may be the original', () => {
    expect(isFine(original)).toBe(true)
    expect(isFine(original.replace('/p/', '/other/'))).toBe(false)
    expect(isFine(original.replace('/d/', '/other/'))).toBe(false)
    expect(isFine(original.replace('abc-', '../abc-'))).toBe(false)
  })

  it('may have its parameters in any order and spelling', () => {
    expect(isFine(`${original}?fm=webp&fit=crop&h=300&w=400`)).toBe(true)
    const turned = new URL(variantUrl(host, { asset, crop }, 'card', 400))
    turned.search = [...turned.searchParams]
      .reverse()
      .map((pair) => pair.join('='))
      .join('&')
    expect(isFine(turned.href.replaceAll(',', '%2C'))).toBe(true)
  })

  it.each([
    'w=401&h=300&fit=crop&fm=webp',
    'w=400&h=301&fit=crop&fm=webp',
    'w=1920&fit=crop&fm=webp',
    'w=400&h=300&fm=webp',
    'w=400&h=300&fit=crop',
    'w=400&h=300&fit=max&fm=webp',
    'w=400&h=300&fit=crop&fm=avif',
    'w=400&h=300&fit=crop&fm=webp&q=100',
    'w=400&h=300&fit=crop&fm=webp&dpr=3',
    'w=400&w=400&h=300&fit=crop&fm=webp',
    'rect=0,0,400,300&w=400&h=300&fit=crop&fm=webp',
    's=x',
    'x',
  ])('is not %s', (query) => expect(isFine(`${original}?${query}`)).toBe(false))

  it('with an editor’s crop is signed', () => {
    const url = variantUrl(host, { asset, crop, hotspot }, 'hero', 960)
    expect(url).toMatch(/[?&]rect=.*&s=[\w-]{16}$/)
    expect(variantUrl(host, { asset, crop, hotspot }, 'hero', 960)).toBe(url)
    expect(isFine(url.replace(/&s=.*/, ''))).toBe(false)
    expect(isFine(url.replace('w=960', 'w=961'))).toBe(false)
    expect(isFine(url.replace('rect=8', 'rect=9'))).toBe(false)
    expect(isFine(url.replace('/abc-', '/abd-'))).toBe(false)
    expect(isFine(`${url}&s=x`)).toBe(false)
    expect(isFine(url, { ...host, signingKey: signingKeyOf('another') })).toBe(false)
  })

  it('of an image CDN is not signed', () => {
    const cdn = { baseUrl: 'https://cdn.sanity.io', projectId: 'p', dataset: 'd' }
    expect(variantUrl(cdn, { asset, crop }, 'card', 400)).not.toContain('s=')
  })
})
