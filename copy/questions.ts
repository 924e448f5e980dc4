import { answeredBuyerQuestions } from './buyer-questions.ts'
import { contactQuestions } from './forms/contact.ts'
import type { Question } from './pages/types.ts'
import { billingQuestions } from './pricing/pricing.ts'

const askedOn = (page: 'pricing' | 'security') =>
  answeredBuyerQuestions.filter(({ pages }) => pages.includes(page))

/** The questions of each list, for the first dataset and as a fallback when the content platform has none. */
export const questions = {
  pricing: billingQuestions,
  'pricing-buyers': askedOn('pricing'),
  'security-buyers': askedOn('security'),
  contact: contactQuestions,
} as const satisfies Readonly<Record<string, readonly Question[]>>

/** Each question once. Within each list, the order is the same. */
export const allQuestions: readonly Question[] = [
  ...billingQuestions,
  ...answeredBuyerQuestions,
  ...contactQuestions,
]
