import type { ValidationContext } from '@sanity/types'
import { postDate } from '../../instant.ts'
import { apiVersion } from '../api-version.ts'

const others = `*[_type == "blog" && featured == true && !(_id in [$id, "drafts." + $id])] | order(${postDate} desc)[0].title`

/** Validation of a featured post: only the newest of several is the large card. */
export async function checkFeatured(
  featured: boolean | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (featured !== true || !document) return true
  const id = document._id.replace(/^drafts\./, '')
  const client = getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  const title = await client.fetch<string | null>(others, { id })
  if (title === null) return true
  return `"${title}" is featured too. Only the newest one becomes the large card, so turn the other one off.`
}
