import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { security } from '#copy/security.ts'

/** How to report a vulnerability. */
export function ReportVulnerability() {
  const { report } = security
  return (
    <Section id={report.id} label={pageLabels.security.report} title={report.heading}>
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          {report.text.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lead text-quiet">
              {paragraph}
            </p>
          ))}
          <p className="mt-6 flex flex-wrap gap-x-8">
            <a href={report.mail.href} className="text-link text-body">
              {report.mail.label}
            </a>
            <a href={report.securityTxt.to} className="text-link text-body">
              {report.securityTxt.label}
            </a>
          </p>
        </div>
        <div>
          <h3>{report.listHeading}</h3>
          <ol className="mt-5 border-b border-hairline">
            {report.list.map((item, index) => (
              <li key={item} className="flex gap-5 border-t border-hairline py-3">
                <span aria-hidden="true" className="font-mono text-small text-signal">
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
          <p className="mt-5 text-quiet">{report.conduct}</p>
        </div>
      </div>
    </Section>
  )
}
