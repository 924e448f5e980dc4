import { brand } from './brand.ts'

/**
 * How visitors get access today. A page says `beta` at most once, and only where visitors make a decision
 * (waitlist, pricing, demo).
 */
export const access = {
  /** `beta` in two words. */
  label: 'Private beta',
  beta: `${brand.name} is in private beta. We invite people from the waitlist.`,
} as const
