import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
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
