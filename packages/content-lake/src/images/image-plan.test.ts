import { describe, expect, it } from 'vitest'
import { imageName } from '../assets/asset-name.ts'
import { limits } from '../limits.ts'
import { readImageParameters } from './image-parameters.ts'
import { planImage } from './image-plan.ts'

const plan = (parameters: string, width = 8_000, height = 6_000) => {
  const asset = imageName('0'.repeat(40), width, height, 'jpg')
  return planImage(readImageParameters(new URLSearchParams(parameters)), asset, 'image/avif')
}

describe('the pixels of a transformed image', () => {
  const formats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
  it.each(formats)('%s: are limited, in proportion', (fm) => {
    for (const size of [
      'w=4000',
      'w=4000&h=4000&fit=crop',
      'w=4000&h=4000&fit=fill&pad=500',
      'q=9',
    ]) {
      const { canvas, size: inner, effects, format } = plan(`fm=${fm}&${size}`) ?? {}
      const pad = effects?.pad ?? 0
      const { width = 0, height = 0 } = canvas ?? {}
      expect((width + 2 * pad) * (height + 2 * pad)).toBeLessThanOrEqual(limits.outputPixels[fm])
      expect(inner?.width).toBeLessThanOrEqual(width)
      expect(inner?.height).toBeLessThanOrEqual(height)
      expect(format).toBe(fm)
    }
    expect(plan(`fm=${fm}&w=4000`)?.canvas).toSatisfy(
      ({ width, height }) => Math.abs(width / height - 4 / 3) < 0.01,
    )
  })

  it('are as requested below the limit', () => {
    expect(plan('w=1600&auto=format')).toMatchObject({
      format: 'avif',
      canvas: { width: 1600, height: 1200 },
    })
    expect(plan('w=3000&auto=format')).toMatchObject({ format: 'jpg' })
  })
})
