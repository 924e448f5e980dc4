import type { SanityClient } from '@sanity/client'
import { clientOf } from '#content/dataset.ts'
import { contentPlatformOf } from './running-site.ts'

/**
 * The official client with the token that a site has written down: what an editor's tool would use
 * on the embedded content platform.
 */
export async function contentWriter(dataDir: string): Promise<SanityClient> {
  return clientOf(await contentPlatformOf(dataDir))
}
