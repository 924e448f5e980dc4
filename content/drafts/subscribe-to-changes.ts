import type { SanityClient } from '@sanity/client'
import { documentTypeNames } from '../document-types/index.ts'

interface Listener {
  /** A document changed, or may have while the stream was not connected. */
  onChange(): void
  /** The stream ended. */
  onEnd(): void
}

const one = '*[_id in [$published, $draft]]'
const all = '*[_type in $types]'

/**
 * Follows one document and its draft, or without an `id` all content, by the platform's events. Returns
 * the unsubscribe function.
 */
export function subscribeToChanges(
  client: SanityClient,
  id: string | undefined,
  listener: Listener,
): () => void {
  const events = client.listen(
    id ? one : all,
    id ? { published: id, draft: `drafts.${id}` } : { types: documentTypeNames },
    {
      // `welcome` follows each connect: earlier changes are not reported.
      events: ['welcome', 'mutation'],
      visibility: 'query',
      includeResult: false,
      includeMutations: false,
      includeAllVersions: true,
    },
  )
  const subscription = events.subscribe({
    next: () => listener.onChange(),
    error: () => listener.onEnd(),
    complete: () => listener.onEnd(),
  })
  return () => subscription.unsubscribe()
}
