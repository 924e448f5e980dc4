import { buyerQuestions } from '#copy/buyer-questions.ts'
import type { Question } from '#copy/pages/types.ts'
import { Faq } from './faq.tsx'
import { Section } from './section.tsx'

/** What buyers ask before they sign up. */
export function BuyerQuestions({ items }: { items: readonly Question[] }) {
  const { label, heading } = buyerQuestions
  return (
    <Section id="before-you-buy" label={label} title={heading}>
      <Faq items={items} />
    </Section>
  )
}
