import type { FAQPage } from 'schema-dts'
import type { Question } from '#copy/page.ts'

/** FAQ entries, as the page shows them. */
export function questions(items: readonly Question[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
