import type { BlogList, Picture, PostSummary } from '#content/index.ts'
import { categorySlug } from '#copy/blog/categories.ts'

const urls = import.meta.glob<string>('../../media/illustrations/category-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The picture of a post without a cover: its category's illustration, or that of Research. */
export function categoryPicture(category: string): Picture | undefined {
  const src = urlOf(categorySlug(category)) ?? urlOf('research')
  return src ? { src, srcSet: `${src} 1600w`, width: 1600, height: 900, alt: '' } : undefined
}

function urlOf(slug: string): string | undefined {
  return urls[`../../media/illustrations/category-${slug}.svg`]
}

/** The list with a picture for each post. */
export function withCategoryPictures({ largeCard, cards, ...list }: BlogList): BlogList {
  return {
    ...list,
    ...(largeCard ? { largeCard: withCategoryPicture(largeCard) } : {}),
    cards: cards.map(withCategoryPicture),
  }
}

/** The post with the picture of its category, if it has none. */
export function withCategoryPicture(post: PostSummary): PostSummary {
  const picture = post.card ? undefined : categoryPicture(post.category)
  return picture ? { ...post, card: picture, large: picture } : post
}
