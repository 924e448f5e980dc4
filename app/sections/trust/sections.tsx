import { CodeBox } from '#app/components/code-box.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { Table } from '#app/components/table.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { ProcessorTable } from '#app/sections/legal/processor-table.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { Section } from '#app/sections/section.tsx'
import { Prose } from '#app/sections/text-sections.tsx'
import { OpenQuestionList } from '#app/sections/trust/open-question-list.tsx'
import { processorsUpdated } from '#copy/legal/processors.ts'
import type { TextSection } from '#copy/pages/types.ts'
import { type OpenTopic, openQuestions, openTopics } from '#copy/trust/open-questions.ts'
import { siteSecurity } from '#copy/trust/this-site.ts'
import { trust } from '#copy/trust/trust.ts'
import { yourCode } from '#copy/trust/your-code.ts'

/** How a customer's code is handled, with the clauses of the Terms. */
export function YourCode() {
  const { id, label } = trust.yourCode
  return (
    <Section id={id} label={label} title={yourCode.heading}>
      <dl className="mt-8 border-b border-hairline">
        {yourCode.practices.map(({ title, text, clause }) => (
          <div
            key={title}
            className="grid gap-x-8 border-t border-hairline py-4 md:grid-cols-[1fr_2fr_1fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-prose text-quiet max-md:mt-1">{text}</dd>
            {clause ? (
              <dd className="-my-2.5 max-md:-mb-3 md:text-right">
                <TextLink to={clause.to}>{clause.label}</TextLink>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Section>
  )
}

const processorTables = [
  { name: trust.processors.subprocessors, isSubprocessor: true },
  { name: trust.processors.others, isSubprocessor: false },
]

/** The companies that process data: the subprocessors of customers, and the others. */
export function ProcessorList() {
  const { id, label, heading, lead, links } = trust.processors
  return (
    <Section id={id} label={label} title={heading} intro={lead(processorsUpdated)}>
      <div className="mt-8">
        {processorTables.map(({ name, isSubprocessor }) => (
          <Disclosure key={name} summary={name} isWide>
            <ProcessorTable
              name={name}
              includes={(processor) => processor.isSubprocessor === isSubprocessor}
            />
          </Disclosure>
        ))}
      </div>
      <LinkRow links={links} />
    </Section>
  )
}

/** The retention periods. */
export function RetentionTable() {
  const { id, label, heading, columns, rows, links } = trust.retention
  return (
    <Section id={id} label={label} title={heading}>
      <div className="mt-8">
        <Table name={heading} columns={columns} rows={rows} />
      </div>
      <LinkRow links={links} />
    </Section>
  )
}

/** The topics of the trust page. The languages page has the other one. */
const topics = [
  'models',
  'hosting',
  'accounts',
  'service',
  'evidence',
] as const satisfies OpenTopic[]

/** What only the owner can answer, by topic. */
export function OpenQuestions() {
  const { id, label, heading, lead, ask } = openQuestions
  return (
    <Section id={id} label={label} title={heading} intro={lead}>
      <div className="mt-8">
        {topics.map((topic) => (
          <Disclosure key={topic} summary={openTopics[topic]}>
            <OpenQuestionList topic={topic} />
          </Disclosure>
        ))}
      </div>
      <LinkRow links={[ask]} />
    </Section>
  )
}

/** The security measures of this website. Each can be verified in a browser. */
export function SiteMeasures() {
  const { site } = siteSecurity
  const { siteUrl } = useSite()
  const { command, headers, name, note } = site.check
  const request = `${command} ${siteUrl}/trust`
  return (
    <Section id={site.id} label={trust.site.label} title={site.heading} intro={site.lead}>
      <CodeBox name={name} code={request} language="console" note={note} className="mt-8">
        <span className="tok-comment">$ </span>
        {`${request}\n`}
        {headers.map((header) => (
          <span key={header.name}>
            <span className="tok-type">{header.name}</span>
            {`: ${header.value.replaceAll('; …; ', '; …\n  ')}\n`}
          </span>
        ))}
      </CodeBox>
      <Details of={site.sections} />
      <LinkRow links={site.links} />
    </Section>
  )
}

/** The vulnerability disclosure policy. */
export function ReportVulnerability() {
  const { report } = siteSecurity
  return (
    <Section id={report.id} label={trust.report.label} title={report.heading} intro={report.lead}>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <a href={report.mail.href} className="text-link text-body">
          {report.mail.label}
        </a>
        <a href={report.securityTxt.to} className="text-link text-body">
          {report.securityTxt.label}
        </a>
      </p>
      <Details of={report.sections} />
    </Section>
  )
}

function Details({ of }: { of: readonly TextSection[] }) {
  return (
    <div className="mt-8">
      {of.map((section) => (
        <Disclosure key={section.id} summary={section.title}>
          <div id={section.id}>
            <Prose of={section} />
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
