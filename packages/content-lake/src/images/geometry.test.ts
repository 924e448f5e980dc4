import { describe, expect, it } from 'vitest'
import { geometryOf } from './geometry.ts'
import { readImageParameters } from './image-parameters.ts'

const source = { width: 1200, height: 800 }
const geometry = (query: string, of = source) =>
  geometryOf(readImageParameters(new URLSearchParams(query)), of)
const sizeOf = (query: string) => {
  const { size, canvas } = geometry(query)
  return [size.width, size.height, canvas.width, canvas.height]
}

describe('the size of an image', () => {
  it.each([
    ['w=600', [600, 400, 600, 400]],
    ['h=100', [150, 100, 150, 100]],
    ['w=300&h=300', [300, 200, 300, 200]],
    ['w=2400', [2400, 1600, 2400, 1600]],
    ['w=2400&fit=max', [1200, 800, 1200, 800]],
    ['w=300&h=300&fit=scale', [300, 300, 300, 300]],
    ['w=300&h=300&fit=crop', [300, 300, 300, 300]],
    ['w=1600&h=1600&fit=min', [800, 800, 800, 800]],
    ['w=300&h=300&fit=fill', [300, 200, 300, 300]],
    ['w=1500&h=1500&fit=fillmax', [1200, 800, 1500, 1500]],
    ['w=300&dpr=2', [600, 400, 600, 400]],
    ['max-w=600', [600, 400, 600, 400]],
    ['max-w=5000', [1200, 800, 1200, 800]],
    ['max-w=600&max-h=600&fit=crop', [600, 600, 600, 600]],
    ['q=50', [1200, 800, 1200, 800]],
  ])('%s', (query, expected) => {
    expect(sizeOf(query)).toEqual(expected)
  })

  it('never has a side of more than 4,000 pixels', () => {
    expect(sizeOf('w=9000&h=3000&fit=crop').slice(0, 2)).toEqual([4000, 1333])
    expect(sizeOf('w=100000').slice(0, 2)).toEqual([4000, 2667])
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
    ['w=400&h=400&fit=crop&crop=left', [0, 0, 800, 800]],
    ['w=400&h=400&fit=crop&crop=right', [400, 0, 800, 800]],
    ['w=400&h=100&fit=crop&crop=bottom', [0, 500, 1200, 300]],
    ['w=400&h=400&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', [400, 0, 800, 800]],
    ['w=400&h=400&fit=crop&fp-x=0.4&fp-y=0', [80, 0, 800, 800]],
    ['w=400&h=400&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.5&fp-z=2', [400, 200, 400, 400]],
    ['rect=100,200,300,400', [100, 200, 300, 400]],
    ['rect=1000,700,900,900', [1000, 700, 200, 100]],
    ['rect=5000,0,10,10', [0, 0, 1200, 800]],
    ['rect=100,100,600,400&w=200&h=200&fit=crop', [200, 100, 400, 400]],
  ])('%s', (query, expected) => {
    expect(regionOf(query)).toEqual(expected)
  })

  it('stays inside the image for any focus and size', () => {
    for (let step = 0; step < 300; step += 1) {
      const query = new URLSearchParams({
        w: String(1 + ((step * 37) % 5000)),
        h: String(1 + ((step * 91) % 5000)),
        fit: step % 2 ? 'crop' : 'min',
        'fp-x': String((step % 11) / 10),
        'fp-y': String((step % 7) / 6),
        'fp-z': String(1 + (step % 4)),
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
    expect(read('x=1&w=abc&h=-&fit=no&fm=exe&rect=1,2&bg=red&or=45&q=&v=2')).toEqual({})
    expect(read('w=1e9&q=500&dpr=0')).toEqual({ quality: 100, dpr: 1 })
    expect(read('bg=80ff0000')).toEqual({ effects: { background: '#ff000080' } })
  })
})
