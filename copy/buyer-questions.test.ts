import { expect, it } from 'vitest'
import { answeredBuyerQuestions, openBuyerQuestions } from './buyer-questions.ts'
import { integrations } from './integrations/index.ts'
import { billingQuestions } from './pricing/pricing.ts'

it('asks each question once, on the pricing page included', () => {
  const buyers = [...answeredBuyerQuestions, ...openBuyerQuestions]
  const ids = buyers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const asked = [...buyers, ...billingQuestions].map(({ question }) => question)
  expect(new Set(asked).size).toBe(asked.length)
})

it('names every integration', () => {
  const answer = answeredBuyerQuestions.find(({ id }) => id === 'integrations')?.answer
  for (const { name } of integrations) expect(answer).toContain(name)
})
