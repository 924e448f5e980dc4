import type { SceneName } from '#app/scenes/scenes.tsx'
import type { ProductId } from '#copy/products/types.ts'

/** The scene of each product. */
export const productScenes: Record<ProductId, SceneName> = {
  'ai-chat': 'code-chat',
  'business-logic-map': 'business-logic-map',
  'vulnerability-management': 'vulnerability-queue',
  'threat-modeling': 'threat-model',
  'endpoint-analysis': 'endpoint-analysis',
  'security-scanning': 'security-scan',
}
