import { CodeBox } from '#app/components/code-box.tsx'
import { Photo } from '#app/components/pictures/photo.tsx'
import { TableBox } from '#app/components/table.tsx'
import {
  type BlockOf,
  type CustomBlock,
  type Picture,
  readTokens,
  type Token,
} from '#content/index.ts'

/** The component of each block type on a page. */
export const blockComponents = {
  image: ({ value, isInline }: { value: BlockOf<'image'>; isInline: boolean }) =>
    isInline ? (
      <Photo picture={value.picture} sizes="(min-width: 48rem) 42rem, 92vw" />
    ) : (
      <ImageFigure picture={value.picture} />
    ),
  code: ({ value }: { value: BlockOf<'code'> }) => <CodeFigure block={value} />,
  table: ({ value }: { value: BlockOf<'table'> }) => <DataTable rows={value.rows} />,
} satisfies Record<CustomBlock['_type'], unknown>

/**
 * The component of each block type in a feed: elements only, with absolute URLs.
 * @param base the post's URL
 */
export const plainBlocks = (base: string) =>
  ({
    image: ({ value, isInline }: { value: BlockOf<'image'>; isInline: boolean }) =>
      isInline ? (
        <PlainImage picture={value.picture} base={base} />
      ) : (
        <PlainFigure picture={value.picture} base={base} />
      ),
    code: ({ value }: { value: BlockOf<'code'> }) => (
      <>
        {value.filename ? (
          <p>
            <code>{value.filename}</code>
          </p>
        ) : null}
        <pre>
          <code>{value.code}</code>
        </pre>
      </>
    ),
    table: ({ value }: { value: BlockOf<'table'> }) => <PlainTable rows={value.rows} />,
  }) satisfies Record<CustomBlock['_type'], unknown>

/** A code block with its file name and language; scrolls in its own box. */
function CodeFigure({ block }: { block: BlockOf<'code'> }) {
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
function DataTable({ rows }: { rows: BlockOf<'table'>['rows'] }) {
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

interface PictureProps {
  picture: Picture
  base: string
}

/** A picture with its caption, as in `plainBlocks`. */
export function PlainFigure({ picture, base }: PictureProps) {
  return (
    <figure>
      <PlainImage picture={picture} base={base} />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}

/** Lazy: React would write a preload for an eager image into the text. */
function PlainImage({ picture: { src, width, height, alt }, base }: PictureProps) {
  return (
    <img src={new URL(src, base).href} width={width} height={height} alt={alt} loading="lazy" />
  )
}

function PlainTable({ rows }: { rows: BlockOf<'table'>['rows'] }) {
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
