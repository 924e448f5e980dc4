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
    for (const query of ['w=4000', 'w=4000&h=4000&fit=crop', 'q=9']) {
      const { size, format } = plan(`fm=${fm}&${query}`) ?? {}
      const { width = 0, height = 0 } = size ?? {}
      expect(width * height).toBeGreaterThan(0)
      expect(width * height).toBeLessThanOrEqual(limits.outputPixels[fm])
      expect(format).toBe(fm)
    }
    expect(plan(`fm=${fm}&w=4000`)?.size).toSatisfy(
      ({ width, height }) => Math.abs(width / height - 4 / 3) < 0.01,
    )
  })

  it('are as requested below the limit', () => {
    expect(plan('w=1600&auto=format')).toMatchObject({
      format: 'avif',
      size: { width: 1600, height: 1200 },
    })
    expect(plan('w=3000&auto=format')).toMatchObject({ format: 'jpg' })
  })
})
