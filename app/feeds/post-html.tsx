import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { destinationOf } from '#app/portable-text/safe-href.ts'
import type {
  CodeBlock,
  CustomBlock,
  ImageBlock,
  Picture,
  Post,
  TableBlock,
} from '#content/index.ts'

/**
 * A post's image and text as plain HTML for feed readers: elements only, no classes or scripts,
 * absolute URLs. Unknown blocks are skipped.
 * @param address the post's URL, the base of the URLs in it
 */
export function postHtml(post: Post, address: string): string {
  return renderToStaticMarkup(
    <>
      {post.hero ? <Figure picture={post.hero} base={address} /> : null}
      <PortableText
        value={post.body}
        components={componentsFor(address)}
        onMissingComponent={false}
      />
    </>,
  )
}

function componentsFor(base: string): Partial<PortableTextReactComponents> {
  return {
    block: {
      // The item's title is above it already.
      h1: ({ children }) => <h2>{children}</h2>,
      h2: ({ children }) => <h3>{children}</h3>,
      h3: ({ children }) => <h4>{children}</h4>,
      h4: ({ children }) => <h5>{children}</h5>,
      blockquote: ({ children }) => (
        <blockquote>
          <p>{children}</p>
        </blockquote>
      ),
    },
    marks: {
      underline: ({ children }) => <u>{children}</u>,
      link: ({ children, value }) => (
        <TextLink href={value?.href} base={base}>
          {children}
        </TextLink>
      ),
    },
    types: {
      image: ({ value, isInline }: { value: ImageBlock; isInline: boolean }) =>
        isInline ? (
          <Image picture={value.picture} base={base} />
        ) : (
          <Figure picture={value.picture} base={base} />
        ),
      code: ({ value }: { value: CodeBlock }) => (
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
      table: ({ value }: { value: TableBlock }) => <Table rows={value.rows} />,
    } satisfies Record<CustomBlock['_type'], unknown>,
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  }
}

interface LinkProps {
  href: unknown
  base: string
  children: ReactNode
}

function TextLink({ href, base, children }: LinkProps) {
  const destination = destinationOf(href)
  if (!destination) return <>{children}</>
  return <a href={new URL(destination.href, base).href}>{children}</a>
}

interface PictureProps {
  picture: Picture
  base: string
}

function Figure({ picture, base }: PictureProps) {
  return (
    <figure>
      <Image picture={picture} base={base} />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}

/** Lazy: React would write a preload for an eager image into the text. */
function Image({ picture: { src, width, height, alt }, base }: PictureProps) {
  return (
    <img src={new URL(src, base).href} width={width} height={height} alt={alt} loading="lazy" />
  )
}

function Table({ rows }: { rows: TableBlock['rows'] }) {
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
