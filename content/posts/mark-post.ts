import { markBlock } from '#blocks/index.server.ts'
import type { Marker } from '../document-types/document-type.ts'
import type { Picture } from '../picture.ts'
import { type Body, isSpan, isText, type TextBlock } from './body.ts'
import type { Post, PostSummary } from './post.ts'

function markPicture(picture: Picture, path: string, mark: Marker): Picture {
  return { ...picture, edit: mark.element(path) }
}

/** Marks what a list shows of a post. */
export function markSummary<P extends PostSummary>(post: P, mark: Marker): P {
  return {
    ...post,
    title: mark.text(post.title, 'title'),
    excerpt: mark.text(post.excerpt, 'excerpt'),
    byline: mark.text(post.byline, 'author'),
    ...(post.card ? { card: markPicture(post.card, 'image', mark) } : {}),
    ...(post.large ? { large: markPicture(post.large, 'image', mark) } : {}),
  }
}

/** Marks what the page of a post shows, without its authors, who are documents of their own. */
export function markPost(post: Post, mark: Marker): Post {
  return {
    ...markSummary(post, mark),
    ...(post.hero ? { hero: markPicture(post.hero, 'image', mark) } : {}),
    body: markBody(post.body, mark),
  }
}

/** Marks the first run of text of each block, pictures, and the other blocks. */
function markBody(body: Body, mark: Marker): Body {
  return body.map((block) => {
    const path = `content[_key=="${block._key}"]`
    if (isText(block)) return markText(block, (text) => mark.text(text, path))
    if ('unknown' in block) return block
    if (block._type === 'image')
      return { ...block, picture: markPicture(block.picture, path, mark) }
    return markBlock(block, {
      text: (text) => mark.text(text, path),
      element: () => mark.element(path),
    })
  })
}

function markText(block: TextBlock, mark: (text: string) => string): TextBlock {
  const first = block.children.findIndex((child) => isSpan(child) && child.text.trim() !== '')
  const children = block.children.map((child, index) =>
    index === first && isSpan(child) ? { ...child, text: mark(child.text) } : child,
  )
  return { ...block, children }
}
