import type { ComponentType } from 'react'
import { BusinessLogicMapScene } from '#app/scenes/business-logic-map/business-logic-map.tsx'
import { CodeChatScene } from '#app/scenes/code-chat/code-chat.tsx'
import { EndpointAnalysisScene } from '#app/scenes/endpoint-analysis/endpoint-analysis.tsx'
import { SecurityScanScene } from '#app/scenes/security-scan/security-scan.tsx'
import { ThreatModelScene } from '#app/scenes/threat-model/threat-model.tsx'
import { VulnerabilityQueueScene } from '#app/scenes/vulnerability-queue/vulnerability-queue.tsx'
import type { ProductId } from '#copy/products/types.ts'

const scenes: Record<ProductId, ComponentType> = {
  'ai-chat': CodeChatScene,
  'business-logic-map': BusinessLogicMapScene,
  'vulnerability-management': VulnerabilityQueueScene,
  'threat-modeling': ThreatModelScene,
  'endpoint-analysis': EndpointAnalysisScene,
  'security-scanning': SecurityScanScene,
}

/** The picture of a product. */
export function ProductScene({ id }: { id: ProductId }) {
  const Scene = scenes[id]
  return <Scene />
}
