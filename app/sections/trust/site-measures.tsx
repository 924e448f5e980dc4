import { CodeBox } from '#app/components/code-box.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { LinkRow } from '#app/sections/link-row.tsx'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { siteSecurity } from '#copy/trust/this-site.ts'
import { trust } from '#copy/trust/trust.ts'

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
      <div className="mt-10">
        <TextSections sections={site.sections} level={3} layout="columns" />
      </div>
      <LinkRow links={site.links} />
    </Section>
  )
}
