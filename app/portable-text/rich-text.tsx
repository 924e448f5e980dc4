import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextReactComponents,
} from '@portabletext/react'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { ExternalLink } from '#app/components/external-link.tsx'
import { pageComponents } from '#blocks/components.tsx'
import type { Body } from '#content/index.ts'
import { blogPost } from '#copy/blog/post.ts'
import { type Heading, headingsOf, type Place } from './headings.ts'
import { Image } from './images.tsx'
import { nestLists } from './nest-lists.ts'
import { destinationOf } from './safe-href.ts'

const Headings = createContext<ReadonlyMap<string, Heading>>(new Map())

/** Rich text from the content platform. Unknown blocks are skipped without an error; parsing logs them. */
export function RichText({ body, ...place }: { body: Body } & Place) {
  const headings = new Map(headingsOf(body, place).map((heading) => [heading.key, heading]))
  return (
    <Headings value={headings}>
      <div className="prose prose-wide">
        <PortableText value={nestLists(body)} components={components} onMissingComponent={false} />
      </div>
    </Headings>
  )
}

/** A heading with a link to itself. */
const HeadingBlock: PortableTextBlockComponent = ({ children, value }) => {
  const heading = useContext(Headings).get(value._key ?? '')
  if (!heading) return <p>{children}</p>
  const { id, text, rank, level } = heading
  const Tag = `h${level}` as const
  return (
    <div className="heading" data-rank={rank}>
      <Tag id={id}>{children}</Tag>
      <a
        href={`#${id}`}
        aria-label={blogPost.headingLink(text)}
        className="heading-link"
        data-no-markdown
      >
        #
      </a>
    </div>
  )
}

/** The component of each block type and mark. */
export const components: Partial<PortableTextReactComponents> = {
  block: {
    h1: HeadingBlock,
    h2: HeadingBlock,
    h3: HeadingBlock,
    h4: HeadingBlock,
    h5: HeadingBlock,
    h6: HeadingBlock,
    // A text without content only separates two lists.
    normal: ({ children, value }) => (value.children.length > 0 ? <p>{children}</p> : null),
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
    // The library's default uses a style attribute, which the Content-Security-Policy forbids.
    underline: ({ children }) => <u>{children}</u>,
    link: ({ children, value }) => <TextLink href={value?.href}>{children}</TextLink>,
  },
  types: { image: Image, ...pageComponents },
  unknownType: () => null,
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
  unknownList: ({ children }) => <ul>{children}</ul>,
  unknownListItem: ({ children }) => <li>{children}</li>,
}

function TextLink({ href, children }: { href: unknown; children: ReactNode }) {
  const destination = destinationOf(href)
  if (!destination) return <>{children}</>
  if (destination.kind === 'page')
    return (
      <Link to={destination.href} prefetch="intent">
        {children}
      </Link>
    )
  if (destination.kind === 'plain') return <a href={destination.href}>{children}</a>
  return <ExternalLink href={destination.href}>{children}</ExternalLink>
}
