import type { SanityClient } from '@sanity/client'

interface Listener {
  /** The document changed, or may have while the stream was not connected. */
  onChange(): void
  /** The stream ended. */
  onEnd(): void
}

const filter = '*[_id in [$published, $draft]]'

/** Follows a document and its draft by the platform's events. Returns the unsubscribe function. */
export function followDocument(client: SanityClient, id: string, listener: Listener): () => void {
  const events = client.listen(
    filter,
    { published: id, draft: `drafts.${id}` },
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
