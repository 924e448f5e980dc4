import { Scene, type SceneName } from '#app/scenes/scene.tsx'
import type { ProductId } from '#copy/products/types.ts'

const scenes: Record<ProductId, SceneName> = {
  'ai-chat': 'code-chat',
  'business-logic-map': 'business-logic-map',
  'vulnerability-management': 'vulnerability-queue',
  'threat-modeling': 'threat-model',
  'endpoint-analysis': 'endpoint-analysis',
  'security-scanning': 'security-scan',
}

/** A product's scene. */
export function ProductScene({ id }: { id: ProductId }) {
  return <Scene name={scenes[id]} />
}
