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

/** So many columns would leave none of them room for a sentence. */
const many = 7

/** What does not break: numbers of weaknesses, scores, names. */
const shortest = 12

/**
 * A table of text. Where it does not fit, each row becomes a block with its columns' names; with many
 * columns it is one at any width.
 */
export function Table({ name, columns, rows }: TableProps) {
  const ledger = columns.length >= many ? 'data-table-ledger' : ''
  return (
    <TableBox name={name} className={`data-table-stacks ${ledger}`}>
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
            {columns.slice(1).map((column, place) => {
              const cell = rest[place] ?? ''
              const look = cell.length <= shortest ? 'whitespace-nowrap' : undefined
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
