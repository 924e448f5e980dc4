import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { pageLabels } from '#copy/pages/labels.ts'

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
