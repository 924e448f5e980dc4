import { Button } from '#app/components/button.tsx'
import { Figure } from '#app/components/pictures/figure.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { JobLinks, type JobSummary } from '#app/sections/careers/job-links.tsx'
import { OfficeAddress } from '#app/sections/contact/office-address.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { sampleLabel } from '#copy/controls.ts'
import { pageLabels } from '#copy/pages/labels.ts'

/** How the company works. Each statement links to the page that shows it. */
export function CompanyPractice() {
  const { heading, intro, items } = company.practice
  return (
    <Section id="practice" label={pageLabels.company.practice} title={heading} intro={intro}>
      <dl className="mt-8 border-b border-hairline">
        {items.map(({ title, text, link }) => (
          <div
            key={title}
            className="grid gap-x-8 border-t border-hairline py-4 md:grid-cols-[1fr_2fr] xl:grid-cols-[1fr_2fr_1fr]"
          >
            <dt className="text-h4 font-semibold">{title}</dt>
            <dd className="text-quiet max-md:mt-1">{text}</dd>
            <dd className="max-xl:md:col-start-2 xl:-my-2 xl:text-right">
              <TextLink to={link.to}>{link.label}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The three values, each as a statement of what it means in practice. */
export function CompanyValues() {
  const { heading, items } = company.values
  return (
    <Section id="values" label={pageLabels.company.values} title={heading}>
      <ul className="mt-8 border-b border-hairline">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 border-t border-hairline py-6 md:grid-cols-[1fr_2fr]"
          >
            <h3 className="text-h4 text-quiet">{title}</h3>
            <p className="text-h3 max-md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The titles of the open jobs; none when there are none or they cannot be read. */
export function OpenJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { heading, text, list, action } = company.closing
  return (
    <Section
      id="careers"
      label={pageLabels.company.closing}
      title={heading}
      badge={jobs.some(({ sample }) => sample) ? sampleLabel : undefined}
      intro={text}
    >
      {jobs.length > 0 ? (
        <div className="mt-8">
          <JobLinks name={list} jobs={jobs} />
        </div>
      ) : null}
      <div className="mt-8">
        <Button to={action.to} size="lg">
          {action.label}
        </Button>
      </div>
    </Section>
  )
}

interface Place {
  /** The lines of the address. */
  lines: readonly string[]
  /** What the visitor should know of a placeholder address. */
  sample?: string | undefined
  map: { src: string; alternative: string; caption: string }
}

/** The office's address next to its street map. */
export function CompanyPlace({ place }: { place: Place }) {
  const { heading, action } = company.place
  const { lines, sample, map } = place
  return (
    <Section id="place" label={pageLabels.company.place}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h2>{heading}</h2>
          <OfficeAddress lines={lines} sample={sample} className="mt-5 text-h4" />
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
