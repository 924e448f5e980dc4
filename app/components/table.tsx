import type { ReactNode } from 'react'
import { scrollBox } from './scroll-box.ts'
import { UnbrokenWords } from './unbroken-words.tsx'

interface TableBoxProps {
  /** The accessible name of the table. */
  name: string
  className?: string
  children: ReactNode
}

/** A table in a box that scrolls when it is too wide. */
export function TableBox({ name, className = '', children }: TableBoxProps) {
  return (
    <div className={`data-table ${className}`} {...scrollBox(name)}>
      <table aria-label={name}>{children}</table>
    </div>
  )
}

interface TableProps {
  name: string
  columns: readonly string[]
  /** One cell per column. The first is the header of the row. */
  rows: readonly (readonly string[])[]
}

/** Text up to this length doesn't wrap: CWE numbers, scores, names. */
const MAX_NOWRAP_CHARACTERS = 12

/** A table of text. With more than two columns, on a phone, each row becomes a block with the column names. */
export function Table({ name, columns, rows }: TableProps) {
  return (
    <TableBox name={name} className={columns.length > 2 ? 'data-table-stacks' : ''}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(([head = '', ...rest]) => (
          <tr key={`${head}|${rest.join('|')}`}>
            <th scope="row">
              <UnbrokenWords text={head} />
            </th>
            {columns.slice(1).map((column, index) => {
              const cell = rest[index] ?? ''
              const look = cell.length <= MAX_NOWRAP_CHARACTERS ? 'whitespace-nowrap' : undefined
              return (
                <td key={column} data-column={column} className={look}>
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </TableBox>
  )
}

/** The head of a table, with the names of its columns. */
export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
