import type { Drawing } from './canvas.ts'
import { categoryPlates } from './categories.ts'
import { guidePlates } from './guides.ts'
import { headPlates } from './heads/index.ts'
import { postPlates } from './posts/index.ts'
import type { PostPlate } from './posts/post-plate.ts'
import { productPlates } from './products.ts'
import { seedPosts } from './seed-posts.ts'

/** The name of a post's plate. */
export const postPlateName = (slug: string) => `post-${slug}`

/**
 * The plates of the seed posts, drawn from their data, by slug.
 * @throws Error when a seed post has no plate
 */
export function drawPostPlates(): Map<string, PostPlate & Drawing> {
  const plates = new Map<string, PostPlate & Drawing>()
  for (const [slug, post] of seedPosts()) {
    const drawing = postPlates[slug]?.(post)
    if (!drawing) throw new Error(`no plate is drawn for ${slug}`)
    plates.set(slug, { ...drawing, sign: String(post.number).padStart(2, '0') })
  }
  return plates
}

/** Every plate, drawn from its data, by the name of its file in `app/media/plates`. */
export function drawPlates(): Map<string, Drawing> {
  const plates = new Map<string, Drawing>(
    Object.entries({ ...productPlates, ...headPlates, ...guidePlates, ...categoryPlates }),
  )
  for (const [slug, drawing] of drawPostPlates()) plates.set(postPlateName(slug), drawing)
  return plates
}
