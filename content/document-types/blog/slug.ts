import type { SlugValidationContext } from '@sanity/types'
import { slugify } from 'transliteration'
import { apiVersion } from '../api-version.ts'

/** Maximum characters of a slug. */
export const maxSlugLength = 96

/**
 * The slug of a title: its words in lowercase Latin letters and digits, joined by hyphens, and at most
 * `maxSlugLength` characters. Other scripts are transliterated. Of a title without words, like one of
 * emoji, it is "post".
 */
export function slugOf(title: string): string {
  const words = slugify(title.normalize('NFKC').replace(/['’]/g, ''), { allowedChars: 'a-zA-Z0-9' })
  if (words.length > maxSlugLength) return shortened(words)
  return words || (title.trim() && 'post')
}

/** Whole words, unless the first is too long. */
function shortened(words: string): string {
  return words
    .slice(0, maxSlugLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxSlugLength)
}

/** What is wrong with a slug, or true. It is one segment of a path, and never that of the feed. */
export function checkSlug(slug: string | undefined): true | string {
  if (slug === undefined) return true
  const fits = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
  return (
    fits || 'Use lowercase letters, digits, and single hyphens, like "what-reachability-means".'
  )
}

const takenQuery = `count(*[_type == "blog" && !(_id in [$id, "drafts." + $id]) && (_id == $slug || slug.current == $slug)])`

/** Whether no other post has a slug as its own, or as its ID: that would lead there and not here. */
export async function isSlugFree(
  slug: string,
  { document, getClient }: SlugValidationContext,
): Promise<boolean> {
  const id = document?._id.replace(/^drafts\./, '') ?? ''
  const client = getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  return (await client.fetch<number>(takenQuery, { id, slug })) === 0
}
