import { Figure } from '#app/components/figure.tsx'
import { SampleNote } from '#app/components/sample-note.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import map from '#app/media/map-narrow.svg?url'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { contact } from '#copy/contact.ts'
import { pageLabels } from '#copy/page-labels.ts'

/** The office's address beside its street map. */
export function CompanyPlace() {
  const { heading, action } = company.place
  const { map: cityMap, office } = contact
  return (
    <Section id="place" label={pageLabels.company.place}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h2>{heading}</h2>
          <address className="mt-5 text-h4 not-italic">
            {office.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {office.isSample ? (
            <div className="mt-3">
              <SampleNote what={office.sample} />
            </div>
          ) : null}
          <p className="mt-4">
            <TextLink to={action.to}>{action.label}</TextLink>
          </p>
        </div>
        <Figure caption={cityMap.sketch}>
          <img
            src={map}
            alt={cityMap.alternative}
            width={720}
            height={720}
            loading="lazy"
            className="aspect-4/3 w-full rounded-edge border border-hairline bg-sunken object-cover forced-color-adjust-none"
          />
        </Figure>
      </div>
    </Section>
  )
}
