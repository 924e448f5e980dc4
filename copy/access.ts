import { brand } from './brand.ts'

/**
 * How visitors get access today. `beta` is the one sentence about it: pages say it at most once, and
 * only where somebody decides (waitlist, pricing, demo).
 */
export const access = {
  /** The same in two words. */
  label: 'Private beta',
  beta: `${brand.name} is in private beta, and invitations go out from the waitlist.`,
} as const
