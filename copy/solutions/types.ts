import type { PageLink, PageMeta } from '../pages/types.ts'
import type { EvidenceName, ProductId } from '../products/types.ts'

/** A moment of a workday, without and with the product. */
export interface Situation {
  /** `HH:MM`, on a 24-hour clock. */
  time: string
  title: string
  before: string
  with: string
  product: ProductId
  /** What the product shows then. */
  evidence: EvidenceName
}

export interface Solution {
  id: 'developers' | 'appsec'
  /** The canonical path. The path without `/solutions` shows the same page. */
  path: '/solutions/developers' | '/solutions/appsec'
  meta: PageMeta
  label: string
  hero: { heading: string; lead: string }
  situations: {
    heading: string
    before: string
    with: string
    items: readonly Situation[]
    note: string
  }
  closing: { heading: string; text: string; actions: readonly [PageLink, PageLink] }
}
