import type { CodeBlock, TableBlock } from '#content/posts/body.ts'

/** A code block with what it is; it scrolls in its own box. */
export function CodeFigure({ block }: { block: CodeBlock }) {
  const title = block.filename ?? block.language
  return (
    <figure className="border border-hairline bg-sunken">
      {title ? (
        <figcaption className="border-b border-hairline px-4 py-2 font-mono text-label text-quiet">
          {title}
        </figcaption>
      ) : null}
      <pre tabIndex={0} className="overflow-x-auto p-4 text-small leading-relaxed">
        <code>{block.code}</code>
      </pre>
    </figure>
  )
}

/** A table whose first row is its head; it scrolls in its own box. */
export function DataTable({ rows }: { rows: TableBlock['rows'] }) {
  const [head, ...body] = rows
  if (!head) return null
  const name = `Table: ${head.cells.map((cell) => cell.text).join(', ')}`
  return (
    <section className="relative overflow-x-auto" tabIndex={0} aria-label={name}>
      <table>
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
              {row.cells.map(({ key, text }) => (
                <td key={key}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
