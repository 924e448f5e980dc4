import { TableBox } from '#app/components/table.tsx'
import { controls } from '#copy/controls.ts'
import type { TableBlock } from './table-block.ts'

/** A table in a box that scrolls. Its first row and first column are headers. */
export function DataTable({ value: { rows } }: { value: TableBlock }) {
  const [head, ...body] = rows
  if (!head) return null
  const name = controls.table.name(head.cells.map((cell) => cell.text))
  return (
    <TableBox name={name}>
      <thead>
        <tr>
          {head.cells.map(({ key, text }) => (
            <th key={key} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.key}>
            {row.cells.map(({ key, text }, column) =>
              column === 0 ? (
                <th key={key} scope="row">
                  {text}
                </th>
              ) : (
                <td key={key}>{text}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableBox>
  )
}

/** A table for feeds. */
export function PlainTable({ value: { rows } }: { value: TableBlock }) {
  const [head, ...body] = rows
  return (
    <table>
      <thead>
        <tr>
          {head?.cells.map(({ key, text }) => (
            <th key={key}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell) => (
              <td key={cell.key}>{cell.text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
