import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextReactComponents,
} from '@portabletext/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ExternalLink } from '#app/components/external-link.tsx'
import { Photo } from '#app/components/photo.tsx'
import type { Body, CodeBlock, ImageBlock, TableBlock } from '#content/posts/body.ts'
import { CodeFigure, DataTable } from './blocks.tsx'
import { headingId } from './heading-id.ts'
import { destinationOf } from './safe-href.ts'

/**
 * A rich body (spec §2, Blog post). What it does not know is named in the log and skipped, never a
 * crash. An `h1` of the body becomes a second-level heading, so that the page has one h1.
 */
export function RichText({ body }: { body: Body }) {
  return (
    <div className="prose">
      <PortableText value={body} components={components} onMissingComponent={warn} />
    </div>
  )
}

function warn(message: string): void {
  console.warn(message)
}

const heading =
  (Tag: 'h2' | 'h3' | 'h4'): PortableTextBlockComponent =>
  ({ children, value }) => <Tag id={headingId(value)}>{children}</Tag>

const components: Partial<PortableTextReactComponents> = {
  block: {
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    normal: ({ children }) => <p>{children}</p>,
    blockquote: ({ children }) => (
      <blockquote>
        <p>{children}</p>
      </blockquote>
    ),
  },
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code>{children}</code>,
    link: ({ children, value }) => <TextLink href={value?.href}>{children}</TextLink>,
  },
  types: {
    image: ({ value }: { value: ImageBlock }) =>
      'picture' in value ? <ImageFigure picture={value.picture} /> : null,
    code: ({ value }: { value: CodeBlock }) =>
      'code' in value ? <CodeFigure block={value} /> : null,
    table: ({ value }: { value: TableBlock }) =>
      'rows' in value ? <DataTable rows={value.rows} /> : null,
  },
  unknownType: () => null,
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
  unknownList: ({ children }) => <ul>{children}</ul>,
  unknownListItem: ({ children }) => <li>{children}</li>,
}

function TextLink({ href, children }: { href: unknown; children: ReactNode }) {
  const destination = destinationOf(href)
  if (!destination) return <>{children}</>
  if (destination.kind === 'site') return <Link to={destination.href}>{children}</Link>
  if (destination.kind === 'mail') return <a href={destination.href}>{children}</a>
  return <ExternalLink href={destination.href}>{children}</ExternalLink>
}

function ImageFigure({ picture }: { picture: ImageBlock['picture'] }) {
  return (
    <figure>
      <Photo picture={picture} sizes="(min-width: 52rem) 800px, 100vw" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}
