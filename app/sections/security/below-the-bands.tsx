import { BuyerQuestions } from '#app/sections/buyer-questions.tsx'
import type { Question } from '#copy/pages/types.ts'
import { ReportVulnerability } from './report.tsx'
import { SiteMeasures } from './site-measures.tsx'

/** What the security page says below the bands, all of it text. */
export default function BelowTheBands({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <BuyerQuestions items={questions} />
      <SiteMeasures />
      <ReportVulnerability />
    </>
  )
}
