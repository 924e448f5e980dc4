import { planFigures } from '../legal/plan-figures.ts'

/** How long the trial is and when it begins; pricing and waitlist say the same. */
export const trial = `Pro starts with a ${planFigures.proTrialDays}-day free trial, which begins the day your access opens.`
