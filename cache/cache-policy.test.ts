import { expect, it } from 'vitest'
import { cachePolicies, cachePolicyOf } from './cache-policy.ts'

it.each(['page', 'feed', 'fixedText', 'noStore'] as const)(
  'tells the policy %s by its header',
  (name) => {
    const policy = cachePolicies[name]
    expect(cachePolicyOf(policy.cacheControl)).toBe(policy)
  },
)
