interface PlainTableProps {
  /** What the table shows: its accessible name. */
  name: string
  columns: readonly string[]
  /** One cell per column; the first names the row. */
  rows: readonly (readonly string[])[]
}

/** A table of text that scrolls in its own box where the page is narrow. */
export function PlainTable({ name, columns, rows }: PlainTableProps) {
  const cell = 'border-b border-hairline py-3 pr-6 text-left align-top'
  return (
    <section className="relative mt-6 overflow-x-auto" tabIndex={0} aria-label={name}>
      <table className="w-full min-w-180 border-collapse text-small">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`${cell} font-mono text-label font-normal text-quiet uppercase`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...rest]) => (
            <tr key={`${head}|${rest.join('|')}`}>
              <th scope="row" className={`${cell} font-mono font-normal`}>
                {head}
              </th>
              {columns.slice(1).map((column, place) => (
                <td key={column} className={cell}>
                  {rest[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
