import type { Drawing } from './canvas.ts'
import { categoryIllustrations } from './categories.ts'
import { guideIllustrations } from './guides.ts'
import { headIllustrations } from './heads/index.ts'
import { postIllustrations } from './posts/index.ts'
import type { PostIllustration } from './posts/post-illustration.ts'
import { productIllustrations } from './products.ts'
import { seedPosts } from './seed-posts.ts'

/** The name of a post's illustration. */
export const postIllustrationName = (slug: string) => `post-${slug}`

/**
 * The illustrations of the seed posts, drawn from their data, by slug.
 * @throws Error when a seed post has no illustration
 */
export function drawPostIllustrations(): Map<string, PostIllustration & Drawing> {
  const illustrations = new Map<string, PostIllustration & Drawing>()
  for (const [slug, post] of seedPosts()) {
    const drawing = postIllustrations[slug]?.(post)
    if (!drawing) throw new Error(`no illustration is drawn for ${slug}`)
    illustrations.set(slug, { ...drawing, sign: String(post.number).padStart(2, '0') })
  }
  return illustrations
}

/** Every illustration, drawn from its data, by the name of its file in `app/media/illustrations`. */
export function drawIllustrations(): Map<string, Drawing> {
  const illustrations = new Map<string, Drawing>(
    Object.entries({
      ...productIllustrations,
      ...headIllustrations,
      ...guideIllustrations,
      ...categoryIllustrations,
    }),
  )
  for (const [slug, drawing] of drawPostIllustrations())
    illustrations.set(postIllustrationName(slug), drawing)
  return illustrations
}
