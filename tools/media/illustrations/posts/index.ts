import type { SeedPost } from '../seed-posts.ts'
import { boundary, matrix, walk } from './access.ts'
import { calls, coverage, problem, token } from './code.ts'
import { merge, spellings } from './flows.ts'
import type { PostIllustration } from './post-illustration.ts'
import { clock, refund, scores } from './risk.ts'

/** The illustrations of the posts by slug; each draws the data that its post prints. */
export const postIllustrations: Record<string, (post: SeedPost) => PostIllustration> = {
  'asvs-5-as-a-test-suite': coverage,
  'errors-with-rfc-9457': problem,
  'what-reachability-can-tell-you': calls,
  'secrets-that-can-be-checked': token,
  'cvss-4-read-the-vector': scores,
  'one-queue-from-many-scanners': merge,
  'cyber-resilience-act-first-clock': clock,
  'ssrf-is-a-resolution-problem': spellings,
  'finding-id-enumeration-in-logs': walk,
  'business-logic-as-a-state-machine': refund,
  'broken-object-level-authorization': matrix,
  'threat-models-from-code': boundary,
}
