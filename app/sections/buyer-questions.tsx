import { type BuyerQuestion, buyerQuestions } from '#copy/buyer-questions.ts'
import { Faq } from './faq.tsx'
import { Section } from './section.tsx'

/** What buyers ask, as far as it is answered for a page. */
export function BuyerQuestions({ page }: { page: BuyerQuestion['pages'][number] }) {
  const { label, heading, items } = buyerQuestions
  return (
    <Section id="before-you-buy" label={label} title={heading}>
      <Faq items={items.filter(({ pages }) => pages.includes(page))} />
    </Section>
  )
}
