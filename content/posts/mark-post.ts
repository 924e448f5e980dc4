import type { Marker } from '../document-types/document-type.ts'
import { markBody, markPicture } from '../rich-text/mark-body.ts'
import type { Post, PostSummary } from './post.ts'

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
    body: markBody(post.body, 'content', mark),
  }
}
