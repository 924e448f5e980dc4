import { expect, it } from 'vitest'
import { integrations } from '../integrations/index.ts'
import { billingQuestions } from '../pricing/pricing.ts'
import { answeredBuyerQuestions } from './buyer-questions.ts'
import { openBuyerQuestions } from './open-questions.ts'

it('asks each question only once, including those of the pricing page', () => {
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
