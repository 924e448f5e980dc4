import { ProcessorTable } from '#app/sections/legal/processor-table.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { Section } from '#app/sections/section.tsx'
import { processorsUpdated } from '#copy/legal/processors.ts'
import { trust } from '#copy/trust/trust.ts'

const { id, label, heading, lead, subprocessors, others, links } = trust.processors

const tables = [
  { name: subprocessors, customerContent: true },
  { name: others, customerContent: false },
]

/** The companies that process data: those that process Customer Content, and the others. */
export function ProcessorList() {
  return (
    <Section id={id} label={label} title={heading} intro={lead(processorsUpdated)}>
      {tables.map(({ name, customerContent }) => (
        <div key={name} className="mt-10">
          <h3 className="mb-6">{name}</h3>
          <ProcessorTable
            name={name}
            includes={(processor) => processor.customerContent === customerContent}
          />
        </div>
      ))}
      <LinkRow links={links} />
    </Section>
  )
}
