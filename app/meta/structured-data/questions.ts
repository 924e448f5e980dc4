import type { FAQPage } from 'schema-dts'
import type { Question } from '#copy/pages/types.ts'

/**
 * FAQ entries, as the page shows them.
 * @param id the URL of the section with the entries
 */
export function questions(id: string, items: readonly Question[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': id,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
