import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from './document-types/api-version.ts'

/**
 * A Sanity client for a content platform.
 * @param config `apiHost` only for a platform other than Sanity's own, which has no host name for each project
 */
export function platformClient(config: ClientConfig): SanityClient {
  return createClient({
    apiVersion,
    useCdn: false,
    ...config,
    ...(config.apiHost ? { useProjectHostname: false } : {}),
  })
}
