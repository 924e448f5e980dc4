import { Table } from '#app/components/table.tsx'
import { type Processor, processors, processorTable } from '#copy/legal/processors.ts'

interface ProcessorTableProps {
  /** The accessible name. */
  name?: string
  includes?: (processor: Processor) => boolean
}

/** The companies that process personal data: all, or those that `includes` accepts. */
export function ProcessorTable({
  name = processorTable.name,
  includes = () => true,
}: ProcessorTableProps) {
  const { columns, unnamed } = processorTable
  const rows = processors.list
    .filter(includes)
    .map(({ task, company, receives, when }) => [task, company ?? unnamed, receives, when])
  return <Table name={name} columns={columns} rows={rows} />
}
