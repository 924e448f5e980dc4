import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PlainFigure, PlainImage } from '#app/portable-text/images.tsx'
import { nestLists } from '#app/portable-text/nest-lists.ts'
import { destinationOf } from '#app/portable-text/safe-href.ts'
import { feedComponents } from '#blocks/components.tsx'
import type { Picture, Post } from '#content/index.ts'
import { sampleLabel } from '#copy/controls.ts'

/**
 * A post's image and text as plain HTML for feed readers: only elements, no classes or scripts, absolute
 * URLs. Unknown blocks are skipped.
 * @param url the post's URL, the base of the URLs in it
 */
export function postHtml(post: Post, url: string): string {
  return renderToStaticMarkup(
    <>
      {post.sample ? <p>{sampleLabel}</p> : null}
      {post.hero ? <PlainFigure picture={post.hero} base={url} /> : null}
      <PortableText
        value={nestLists(post.body)}
        components={componentsFor(url)}
        onMissingComponent={false}
      />
    </>,
  )
}

function componentsFor(base: string): Partial<PortableTextReactComponents> {
  return {
    block: {
      // A text without content only separates two lists.
      normal: ({ children, value }) => (value.children.length > 0 ? <p>{children}</p> : null),
      // The item's title is already above it.
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
      image: ({ value: { picture }, isInline }: ImageProps) =>
        isInline ? (
          <PlainImage picture={picture} base={base} />
        ) : (
          <PlainFigure picture={picture} base={base} />
        ),
      ...feedComponents,
    },
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  }
}

interface ImageProps {
  value: { picture: Picture }
  isInline: boolean
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
