import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plans } from '#copy/pricing/plans.ts'
import { planAt } from './plan-scale.tsx'

const positions = fc.double({ min: 0, max: plans.length, noNaN: true })

it('picks the plan whose limit is next above the code size', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const { plan, megabytes } = planAt(position)
      const index = plans.findIndex(({ id }) => id === plan?.id)
      expect(megabytes).toBeLessThanOrEqual(plans[index]?.codeMegabytes ?? -1)
      expect(megabytes).toBeGreaterThanOrEqual(plans[index - 1]?.codeMegabytes ?? 0)
    }),
  )
})
