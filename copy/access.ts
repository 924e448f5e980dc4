import { figures } from './legal/figures.ts'

/** How visitors get access today, in the same words on home, pricing, FAQ and waitlist. */
export const access = {
  beta: 'The product is in private beta. Access opens from the waitlist.',
  trial: `Pro starts with a ${figures.plans.proTrialDays}-day free trial. It begins on the day your access opens.`,
} as const
