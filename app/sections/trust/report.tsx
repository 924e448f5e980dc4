import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { siteSecurity } from '#copy/trust/this-site.ts'
import { trust } from '#copy/trust/trust.ts'

/** The vulnerability disclosure policy. */
export function ReportVulnerability() {
  const { report } = siteSecurity
  return (
    <Section id={report.id} label={trust.report.label} title={report.heading} intro={report.lead}>
      <p className="mt-6 mb-10 flex flex-wrap gap-x-8">
        <a href={report.mail.href} className="text-link text-body">
          {report.mail.label}
        </a>
        <a href={report.securityTxt.to} className="text-link text-body">
          {report.securityTxt.label}
        </a>
      </p>
      <TextSections sections={report.sections} level={3} layout="columns" />
    </Section>
  )
}
