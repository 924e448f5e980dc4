import { z } from 'zod'
import type { ContentChange } from '../cache/tags.ts'

const documentNotice = z.object({ _id: z.string().min(1), _type: z.enum(['blog', 'job']) })

/**
 * The change that a webhook's body tells of: of one document where it names one that we show (the
 * projection `{_id, _type}`), of nothing for a draft, of everything otherwise.
 */
export function changeOfNotice(body: unknown): ContentChange {
  const { data } = documentNotice.safeParse(body)
  if (!data) return 'all'
  const { _id, _type } = data
  return /^(drafts|versions)\./.test(_id) ? [] : [`type:${_type}`, `id:${_id}`]
}
