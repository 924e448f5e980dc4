import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { pageLabels } from '#copy/page-labels.ts'

/** The three values, one per row, each with what it means in practice. */
export function CompanyValues() {
  const { heading, items } = company.values
  return (
    <Section id="values" label={pageLabels.company.values} title={heading}>
      <ul className="mt-10 border-b border-hairline">
        {items.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid items-baseline gap-y-3 border-t border-hairline py-8 md:grid-cols-2 lg:py-10"
          >
            <h3 className="flex items-center gap-4 text-h2 wrap-anywhere">
              <span className="text-signal">
                <Icon name={icon} size={24} />
              </span>
              {title}
            </h3>
            <p className="max-w-prose text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
