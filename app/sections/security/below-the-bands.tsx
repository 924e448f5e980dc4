import { BuyerQuestions } from '#app/sections/buyer-questions.tsx'
import { ReportVulnerability } from './report.tsx'
import { SiteMeasures } from './site-measures.tsx'

/** What the security page says below the bands, all of it text. */
export default function BelowTheBands() {
  return (
    <>
      <BuyerQuestions page="security" />
      <SiteMeasures />
      <ReportVulnerability />
    </>
  )
}
