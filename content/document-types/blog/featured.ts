import type { ValidationContext } from '@sanity/types'
import { postDate } from '../../instant.ts'
import { draftsClient, publishedId } from '../document-type.ts'

const others = `*[_type == "blog" && featured == true && !(_id in [$id, "drafts." + $id])] | order(${postDate} desc)[0].title`

/** Validation of a featured post: only the newest of several is the large card. */
export async function checkFeatured(
  featured: boolean | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context
  if (featured !== true || !document) return true
  const id = publishedId(document._id)
  const title = await draftsClient(context).fetch<string | null>(others, { id })
  if (title === null) return true
  return `"${title}" is also featured. Only the newest featured post is the large card, so turn off the other one.`
}
