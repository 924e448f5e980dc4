import type { ReactNode } from 'react'

interface TableBoxProps {
  /** What the table shows: the name of the box. */
  name: string
  className?: string
  children: ReactNode
}

/** The box that a table scrolls in where the page is narrow; it takes the keyboard's focus. */
export function TableBox({ name, className = '', children }: TableBoxProps) {
  return (
    <section className={`data-table ${className}`} tabIndex={0} aria-label={name}>
      <table aria-label={name}>{children}</table>
    </section>
  )
}

interface TableProps {
  name: string
  columns: readonly string[]
  /** One cell per column; the first names the row. */
  rows: readonly (readonly string[])[]
}

/** A table of text. Where it does not fit, each row becomes a block with its columns' names. */
export function Table({ name, columns, rows }: TableProps) {
  return (
    <TableBox name={name} className="data-table-stacks">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...rest]) => (
          <tr key={`${head}|${rest.join('|')}`}>
            <th scope="row">{head}</th>
            {columns.slice(1).map((column, place) => (
              <td key={column} data-column={column}>
                {rest[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableBox>
  )
}
