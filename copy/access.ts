import { brand } from './brand.ts'
import { figures } from './legal/figures.ts'

/**
 * How visitors get access today. `beta` is the one sentence about it: pages say it at most once, and
 * only where somebody decides (waitlist, pricing, demo).
 */
export const access = {
  /** The same in two words. */
  label: 'Private beta',
  beta: `${brand.name} is in private beta, and invitations go out from the waitlist.`,
  trial: `Pro starts with a ${figures.plans.proTrialDays}-day free trial, which begins the day your access opens.`,
} as const
