import type { Question } from '#copy/pages/types.ts'
import { buyerQuestions } from '#copy/trust/buyer-questions.ts'
import { Faq } from './faq.tsx'
import { Section } from './section.tsx'

/** What buyers ask before they sign up. */
export function BuyerQuestions({ items }: { items: readonly Question[] }) {
  const { id, label, heading } = buyerQuestions
  return (
    <Section id={id} label={label} title={heading}>
      <Faq items={items} />
    </Section>
  )
}
