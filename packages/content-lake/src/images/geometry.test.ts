import { describe, expect, it } from 'vitest'
import { geometryOf } from './geometry.ts'
import { readImageParameters } from './image-parameters.ts'

const source = { width: 1200, height: 800 }
const geometry = (query: string, of = source) =>
  geometryOf(readImageParameters(new URLSearchParams(query)), of)
const sizeOf = (query: string) => {
  const { size } = geometry(query)
  return [size.width, size.height]
}

describe('the size of an image', () => {
  it.each([
    ['w=600', [600, 400]],
    ['h=100', [150, 100]],
    ['w=300&h=300', [300, 200]],
    ['w=2400', [2400, 1600]],
    ['w=2400&fit=max', [1200, 800]],
    ['w=300&h=300&fit=crop', [300, 300]],
    ['w=300&fit=crop', [300, 200]],
    ['w=300&dpr=2', [600, 400]],
    ['q=50', [1200, 800]],
  ])('%s', (query, expected) => {
    expect(sizeOf(query)).toEqual(expected)
  })

  it('never has a side of more than 4,000 pixels', () => {
    expect(sizeOf('w=9000&h=3000&fit=crop')).toEqual([4000, 1333])
    expect(sizeOf('w=100000')).toEqual([4000, 2667])
    expect(geometry('q=50', { width: 8000, height: 100 }).size).toEqual({ width: 4000, height: 50 })
  })

  it('is at least one pixel', () => {
    expect(geometry('w=1', { width: 4000, height: 10 }).size).toEqual({ width: 1, height: 1 })
  })
})

describe('the region', () => {
  const regionOf = (query: string) => {
    const { left, top, width, height } = geometry(query).region
    return [left, top, width, height]
  }

  it.each([
    ['w=400&h=400&fit=crop', [200, 0, 800, 800]],
    ['rect=100,200,300,400', [100, 200, 300, 400]],
    ['rect=1000,700,900,900', [1000, 700, 200, 100]],
    ['rect=5000,0,10,10', [0, 0, 1200, 800]],
    ['rect=100,100,600,400&w=200&h=200&fit=crop', [200, 100, 400, 400]],
  ])('%s', (query, expected) => {
    expect(regionOf(query)).toEqual(expected)
  })

  it('stays inside the image for any size', () => {
    for (let step = 0; step < 300; step += 1) {
      const query = new URLSearchParams({
        w: String(1 + ((step * 37) % 5000)),
        h: String(1 + ((step * 91) % 5000)),
        fit: 'crop',
        rect: `${step},${step * 2},${1 + step * 5},${1 + step * 3}`,
      })
      const { region, size } = geometry(query.toString())
      expect(region.left + region.width).toBeLessThanOrEqual(source.width)
      expect(region.top + region.height).toBeLessThanOrEqual(source.height)
      expect(Math.min(region.left, region.top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(region.width, region.height, size.width, size.height)).toBeGreaterThan(0)
    }
  })
})

describe('image parameters', () => {
  it('are ignored if unknown or invalid', () => {
    const read = (query: string) => readImageParameters(new URLSearchParams(query))
    expect(read('x=1&w=abc&h=-&fit=no&fm=exe&rect=1,2&bg=fff&or=90&q=&v=2')).toEqual({})
    expect(read('w=1e9&q=500&dpr=0')).toEqual({ quality: 100, dpr: 1 })
  })
})
