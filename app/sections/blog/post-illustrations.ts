import covers from '#app/media/illustrations/covers.json'
import type { BlogList, Picture, PostSummary } from '#content/index.ts'
import { categorySlug } from '#copy/blog/blog.ts'

const urls = import.meta.glob<string>('../../media/illustrations/{category,post}-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export interface PostIllustration {
  /** URL of the illustration. */
  src: string
  /** The color of its background, if the illustration is known by the cover. */
  background?: string
}

const byCover = new Map(Object.entries(covers))

/**
 * The illustration of a post: the one that its cover was made from, or its category's where it has no cover;
 * undefined for a post with a cover of its own.
 */
export function illustrationOf(post: {
  category: string
  card?: Pick<Picture, 'src'>
}): PostIllustration | undefined {
  const name = `category-${categorySlug(post.category)}`
  if (!post.card) return named(name) ?? named('category-research')
  const hash = /\/([0-9a-f]{40})-/.exec(post.card.src)?.[1] ?? ''
  const cover = byCover.get(hash)
  const illustration = cover && named(cover.illustration)
  return illustration && { ...illustration, background: cover.background }
}

function named(name: string): PostIllustration | undefined {
  const src = urls[`../../media/illustrations/${name}.svg`]
  return src === undefined ? undefined : { src }
}

export type IllustratedPost = PostSummary & { illustration?: PostIllustration | undefined }

/** A page of the list, with the illustrations of its posts. */
export interface IllustratedList extends Omit<BlogList, 'featured' | 'cards'> {
  featured?: IllustratedPost
  cards: IllustratedPost[]
}

/** The list with illustrations; a post without a cover has its category's illustration as its picture. */
export function withIllustrations({ featured, cards, ...list }: BlogList): IllustratedList {
  return {
    ...list,
    ...(featured ? { featured: illustrated(featured) } : {}),
    cards: cards.map(illustrated),
  }
}

function illustrated(post: PostSummary): IllustratedPost {
  const illustration = illustrationOf(post)
  if (post.card || !illustration) return { ...post, illustration }
  const picture = pictureOf(illustration)
  return { ...post, illustration, card: picture, large: picture }
}

/** An illustration as a picture of its own. */
export function pictureOf({ src }: PostIllustration): Picture {
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 900, alt: '' }
}
