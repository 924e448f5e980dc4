import type { Drawing } from './canvas.ts'
import { categoryPlates } from './categories.ts'
import { headPlates } from './heads/index.ts'
import { postPlates } from './posts/index.ts'
import { productPlates } from './products.ts'
import { seedPosts } from './seed-posts.ts'

/** The name of a post's plate. */
export const postPlateName = (slug: string) => `post-${slug}`

/**
 * Every plate, drawn from its data, by the name of its file in `app/media/plates`.
 * @throws Error when a seed post has no plate
 */
export function drawPlates(): Map<string, Drawing> {
  const plates = new Map<string, Drawing>(
    Object.entries({ ...productPlates, ...headPlates, ...categoryPlates }),
  )
  for (const [slug, post] of seedPosts()) {
    const drawing = postPlates[slug]?.(post)
    if (!drawing) throw new Error(`no plate is drawn for ${slug}`)
    plates.set(postPlateName(slug), { ...drawing, sign: String(post.number).padStart(2, '0') })
  }
  return plates
}
