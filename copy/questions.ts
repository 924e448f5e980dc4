import { contactQuestions } from './forms/contact.ts'
import type { Question } from './pages/types.ts'
import { billingQuestions } from './pricing/pricing.ts'
import { answeredBuyerQuestions } from './trust/buyer-questions.ts'

const askedOn = (page: 'pricing' | 'trust') =>
  answeredBuyerQuestions.filter((question) => question.page === page)

/** The questions of each list, for the first dataset and as a fallback when the content platform has none. */
export const questions = {
  pricing: billingQuestions,
  'pricing-buyers': askedOn('pricing'),
  'trust-buyers': askedOn('trust'),
  contact: contactQuestions,
} as const satisfies Readonly<Record<string, readonly Question[]>>

/** Each question once. Within each list, the order is the same. */
export const allQuestions: readonly Question[] = [
  ...billingQuestions,
  ...answeredBuyerQuestions,
  ...contactQuestions,
]
