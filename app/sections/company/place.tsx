import { Figure } from '#app/components/pictures/figure.tsx'
import { SampleNote } from '#app/components/sample-note.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { pageLabels } from '#copy/pages/labels.ts'

interface Place {
  /** The lines of the address. */
  lines: readonly string[]
  /** What the visitor should know of a placeholder address. */
  sample?: string | undefined
  map: { src: string; alternative: string; caption: string }
}

/** The office's address beside its street map. */
export function CompanyPlace({ place }: { place: Place }) {
  const { heading, action } = company.place
  const { lines, sample, map } = place
  return (
    <Section id="place" label={pageLabels.company.place}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h2>{heading}</h2>
          <address className="mt-5 text-h4 not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {sample ? (
            <div className="mt-3">
              <SampleNote what={sample} />
            </div>
          ) : null}
          <p className="mt-4">
            <TextLink to={action.to}>{action.label}</TextLink>
          </p>
        </div>
        <Figure caption={map.caption}>
          <img
            src={map.src}
            alt={map.alternative}
            width={720}
            height={720}
            loading="lazy"
            className="h-auto w-full rounded-edge border border-hairline bg-sunken forced-color-adjust-none"
          />
        </Figure>
      </div>
    </Section>
  )
}
