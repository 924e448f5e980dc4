export {
  CACHE_POLICY_HEADER,
  type CachePolicy,
  type CachePolicyName,
  CONTENT_FRESH_MS,
  CONTENT_RETRY_MS,
  CONTENT_STALE_WAIT_MS,
  cachedAs,
  cachePolicies,
  cachePolicyOf,
  noStoreHeader,
} from './cache-policy.ts'
export { DiskCache } from './disk-cache.ts'
export { type InvalidationTags, type Loaded, TaggedCache } from './tagged-cache.ts'
