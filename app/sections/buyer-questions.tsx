import { pageLabels } from '#copy/pages/labels.ts'
import type { Question } from '#copy/pages/types.ts'
import { Faq } from './faq.tsx'
import { Section } from './section.tsx'

/** What buyers ask before they sign up. */
export function BuyerQuestions({ items }: { items: readonly Question[] }) {
  const { id, label, heading } = pageLabels.buyers
  return (
    <Section id={id} label={label} title={heading}>
      <Faq items={items} />
    </Section>
  )
}
