import type { SceneName } from '#app/scenes/scenes.ts'
import type { ProductId } from '#copy/products/types.ts'

interface ProductScene {
  name: SceneName
  /** Below the title at full width, or beside it in a box of 600 by 500 px. */
  at: 'below' | 'beside'
}

/** The scene of each product: tables take the full width, conversations and runs a box. */
export const productScenes: Record<ProductId, ProductScene> = {
  'ai-chat': { name: 'code-chat', at: 'beside' },
  'business-logic-map': { name: 'business-logic-map', at: 'below' },
  'vulnerability-management': { name: 'vulnerability-queue', at: 'below' },
  'threat-modeling': { name: 'threat-model', at: 'below' },
  'endpoint-analysis': { name: 'endpoint-analysis', at: 'below' },
  'security-scanning': { name: 'security-scan', at: 'beside' },
}
