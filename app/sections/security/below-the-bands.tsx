import { BuyerQuestions } from '#app/sections/buyer-questions.tsx'
import type { Question } from '#copy/pages/types.ts'
import { ReportVulnerability } from './report.tsx'
import { SiteMeasures } from './site-measures.tsx'

/** The part of the security page below the bands, which is only text. */
export default function BelowTheBands({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <BuyerQuestions items={questions} />
      <SiteMeasures />
      <ReportVulnerability />
    </>
  )
}
