import { figures } from './legal/figures.ts'

/** How long the trial is and when it begins; pricing and waitlist say the same. */
export const trial = `Pro starts with a ${figures.plans.proTrialDays}-day free trial, which begins the day your access opens.`
