import { z } from 'zod'
import type { InvalidationTags } from '#cache/index.ts'
import { documentTypeNames } from '../document-types/index.ts'

const changedDocument = z.object({ _id: z.string().min(1), _type: z.enum(documentTypeNames) })

/**
 * The tags that a webhook's body invalidates: those of one document if the body names one (the
 * projection `{_id, _type}`), none for a draft, everything otherwise.
 */
export function tagsOfWebhook(body: unknown): InvalidationTags {
  const { data } = changedDocument.safeParse(body)
  if (!data) return 'all'
  const { _id, _type } = data
  return /^(drafts|versions)\./.test(_id) ? [] : [`type:${_type}`, `id:${_id}`]
}
