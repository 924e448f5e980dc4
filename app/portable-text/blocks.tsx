import { CodeBox } from '#app/components/code-box.tsx'
import { Photo } from '#app/components/photo.tsx'
import { TableBox } from '#app/components/table.tsx'
import {
  type CodeBlock,
  type CustomBlock,
  type ImageBlock,
  type Picture,
  readTokens,
  type TableBlock,
  type Token,
} from '#content/index.ts'

/** The component of each block type. */
export const blockComponents = {
  image: ({ value, isInline }: { value: ImageBlock; isInline: boolean }) =>
    isInline ? (
      <Photo picture={value.picture} sizes="(min-width: 48rem) 42rem, 92vw" />
    ) : (
      <ImageFigure picture={value.picture} />
    ),
  code: ({ value }: { value: CodeBlock }) => <CodeFigure block={value} />,
  table: ({ value }: { value: TableBlock }) => <DataTable rows={value.rows} />,
} satisfies Record<CustomBlock['_type'], unknown>

/** A code block with its file name and language; scrolls in its own box. */
function CodeFigure({ block }: { block: CodeBlock }) {
  const { code, filename, tokens = '' } = block
  const language = block.language === 'text' ? undefined : block.language
  return (
    <CodeBox
      code={code}
      edit={block.edit}
      {...(filename ? { filename } : {})}
      {...(language ? { language } : {})}
    >
      {withKeys(readTokens(code, tokens))}
    </CodeBox>
  )
}

function withKeys(tokens: Token[]) {
  let at = 0
  return tokens.map(({ text, class: name }) => {
    const key = at
    at += text.length
    return name ? (
      <span key={key} className={`tok-${name}`}>
        {text}
      </span>
    ) : (
      text
    )
  })
}

/** A table whose first row and first column are headers; scrolls in its own box. */
function DataTable({ rows }: { rows: TableBlock['rows'] }) {
  const [head, ...body] = rows
  if (!head) return null
  const name = `Table: ${head.cells.map((cell) => cell.text).join(', ')}`
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

/** An image in a post, at most 800 px wide. */
function ImageFigure({ picture }: { picture: Picture }) {
  return (
    <figure>
      <Photo picture={picture} sizes="(min-width: 64rem) 50rem, 92vw" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}
