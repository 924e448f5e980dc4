import { planFigures } from '../legal/plan-figures.ts'

/** How long the trial is and when it begins. Pricing and waitlist both show it. */
export const trial = `Pro starts with a ${planFigures.proTrialDays}-day free trial, which begins on the day you get access. Support starts with a paid subscription.`
