import { CodeBox } from '#app/components/code-box.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { siteSecurity } from '#copy/security/this-site.ts'

/** The security measures of this website. Each can be verified in a browser. */
export function SiteMeasures() {
  const { site } = siteSecurity
  const { siteUrl } = useSite()
  const { command, headers, name, note } = site.check
  const request = `${command} ${siteUrl}/security`
  return (
    <Section id={site.id} label={pageLabels.security.site} title={site.heading} intro={site.lead}>
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
      <div className="mt-10">
        <TextSections sections={site.sections} level={3} layout="columns" />
      </div>
      <ul className="flex flex-wrap gap-x-8">
        {site.links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} size="body">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
