import { createClient, type SanityClient } from '@sanity/client'
import { contentPlatformOf } from './running-site.ts'

/**
 * The official client with the token that a site has written down: what an editor's tool would use
 * on the embedded content platform.
 */
export async function contentWriter(dataDir: string): Promise<SanityClient> {
  const { url, token, projectId, dataset } = await contentPlatformOf(dataDir)
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-05-21',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
  })
}
