import covers from '#app/media/plates/covers.json'
import type { BlogList, Picture, PostSummary } from '#content/index.ts'
import { categorySlug } from '#copy/blog/blog.ts'

const urls = import.meta.glob<string>('../../media/plates/{category,post}-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export interface PostPlate {
  /** URL of the plate. */
  src: string
  /** The color of its ground, if the plate is known by the cover. */
  ground?: string
}

const byCover = new Map(Object.entries(covers))

/**
 * The plate of a post: the one that its cover was made from, or its category's where it has no cover;
 * undefined for a post with a cover of its own.
 */
export function plateOf(post: {
  category: string
  card?: Pick<Picture, 'src'>
}): PostPlate | undefined {
  const name = `category-${categorySlug(post.category)}`
  if (!post.card) return named(name) ?? named('category-research')
  const hash = /\/([0-9a-f]{40})-/.exec(post.card.src)?.[1] ?? ''
  const cover = byCover.get(hash)
  const plate = cover && named(cover.plate)
  return plate && { ...plate, ground: cover.ground }
}

function named(name: string): PostPlate | undefined {
  const src = urls[`../../media/plates/${name}.svg`]
  return src === undefined ? undefined : { src }
}

export type PlatedPost = PostSummary & { plate?: PostPlate | undefined }

/** A page of the list, with the plates of its posts. */
export interface PlatedList extends Omit<BlogList, 'featured' | 'cards'> {
  featured?: PlatedPost
  cards: PlatedPost[]
}

/** The list with plates; a post without a cover has its category's plate as its picture. */
export function withPlates({ featured, cards, ...list }: BlogList): PlatedList {
  return { ...list, ...(featured ? { featured: plated(featured) } : {}), cards: cards.map(plated) }
}

function plated(post: PostSummary): PlatedPost {
  const plate = plateOf(post)
  if (post.card || !plate) return { ...post, plate }
  const picture = pictureOf(plate)
  return { ...post, plate, card: picture, large: picture }
}

/** A plate as a picture of its own. */
export function pictureOf({ src }: PostPlate): Picture {
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 900, alt: '' }
}
