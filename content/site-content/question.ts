import { z } from 'zod'
import { isSitePath } from '#studio/schema/site/urls.ts'
import { type DocumentOf, requiredText, text } from '../documents.ts'

/** A question with its answer. */
export interface Question {
  id: string
  question: string
  answer: string
  /** Where the site says more. */
  link?: { label: string; to: string }
}

/** The lists of questions. */
export type QuestionPlace = 'pricing' | 'pricing-buyers' | 'security-buyers' | 'contact'

const questionDocument = z.object({
  _id: z.string(),
  question: requiredText,
  answer: requiredText,
  link: z.object({ label: text, to: text }).nullish(),
  places: z.array(z.string()).nullish(),
})

/** Parses one question. @throws ZodError when it cannot be shown */
export function parseQuestion(
  document: DocumentOf<typeof questionDocument>,
): Question & { places: readonly string[] } {
  const { _id: id, question, answer, link, places } = questionDocument.parse(document)
  const isLink = link && link.label !== '' && isSitePath(link.to)
  return { id, question, answer, ...(isLink ? { link } : {}), places: places ?? [] }
}
