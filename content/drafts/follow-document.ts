import type { SanityClient } from '@sanity/client'

interface Listener {
  /** The document changed, or may have while nobody looked. */
  onChange(): void
  /** There is nothing more to come. */
  onEnd(): void
}

const filter = '*[_id in [$published, $draft]]'

/** Follows a document and its draft by the platform's events. Returns what ends it. */
export function followDocument(client: SanityClient, id: string, listener: Listener): () => void {
  const events = client.listen(
    filter,
    { published: id, draft: `drafts.${id}` },
    {
      // `welcome` comes after each connect: what changed before it is not told.
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
