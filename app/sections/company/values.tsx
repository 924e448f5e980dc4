import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { pageLabels } from '#copy/pages/labels.ts'

/** The three values side by side, each with its meaning in practice. */
export function CompanyValues() {
  const { heading, items } = company.values
  return (
    <Section id="values" label={pageLabels.company.values} title={heading}>
      <ul className="mt-8 in-three-columns grid gap-8 md:grid-cols-3">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="border-t border-hairline pt-6">
            <span className="text-accent">
              <Icon name={icon} size={24} />
            </span>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
