import { Table } from '#app/components/table.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { Section } from '#app/sections/section.tsx'
import { trust } from '#copy/trust/trust.ts'

/** The retention periods. */
export function RetentionTable() {
  const { id, label, heading, columns, rows, links } = trust.retention
  return (
    <Section id={id} label={label} title={heading}>
      <div className="mt-8">
        <Table name={heading} columns={columns} rows={rows} />
      </div>
      <LinkRow links={links} />
    </Section>
  )
}
