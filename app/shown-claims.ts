import type { Claim } from '#copy/claims/claims.ts'
import { sampleLabel } from '#copy/controls.ts'

/**
 * The claims that a page may show. A public site leaves out unconfirmed ones. `label` is the tag to show
 * beside the heading, if any are unconfirmed.
 */
export function shownClaims<Kind extends Claim>(claims: readonly Kind[], isPublic: boolean) {
  const items = isPublic ? claims.filter(({ sample }) => !sample) : claims
  return { items, label: items.some(({ sample }) => sample) ? sampleLabel : undefined }
}
