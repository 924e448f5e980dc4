export { bearerToken } from './bearer-token.ts'
export {
  addVary,
  asLoaded,
  bodyHash,
  type CachedResponse,
  compressResponse,
  type Effort,
  respond,
  selectResponse,
  sizeOf,
} from './cached-response.ts'
export { canonicalTarget, hasLineBreak } from './canonical-url.ts'
export { clientAddressReader } from './client-address.ts'
export { enforcePolicy } from './enforce-policy.ts'
export type { Env } from './env.ts'
export { ContentImages } from './files/images.ts'
export { builtFiles, type Files } from './files/static-files.ts'
export { videos } from './files/videos.ts'
export { healthEndpoints, type Readiness } from './health.ts'
export { classifyHost } from './host.ts'
export { ListenError, listen, type Upgrades } from './http-server.ts'
export { isLocalhostSubdomain, isLoopback } from './loopback.ts'
export { type ProblemParts, problem, tooMany } from './problem.ts'
export {
  isGetOrHead,
  lacksPolicy,
  pagePathOf,
  pagePolicy,
  requestPolicies,
  requestPolicyOf,
} from './request-policy.ts'
export { areSameOrigin } from './same-origin.ts'
export {
  baseHeaders,
  contentSecurityPolicy,
  denyAllCsp,
  fileHeaders,
  hashSource,
  trustedTypes,
} from './security-headers.ts'
export { type SiteCookie, siteCookie } from './site-cookie.ts'
export {
  hasSeenUntrustedForwardedHeader,
  recordUntrustedForwardedHeader,
} from './untrusted-forwarded-header.ts'
export { isMultipart } from './uploads.ts'
