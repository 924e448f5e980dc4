import type { ComponentType } from 'react'
import { Optional } from '#app/components/optional.tsx'
import type { ProductId } from '#copy/products/types.ts'
import { BusinessLogicMapScene } from './business-logic-map/business-logic-map.tsx'
import { CodeChatScene } from './code-chat/code-chat.tsx'
import { EndpointAnalysisScene } from './endpoint-analysis/endpoint-analysis.tsx'
import { SecurityScanScene } from './security-scan/security-scan.tsx'
import { ThreatModelScene } from './threat-model/threat-model.tsx'
import { VulnerabilityQueueScene } from './vulnerability-queue/vulnerability-queue.tsx'

/** The scene of each product. */
export const scenes = {
  'ai-chat': CodeChatScene,
  'business-logic-map': BusinessLogicMapScene,
  'threat-modeling': ThreatModelScene,
  'endpoint-analysis': EndpointAnalysisScene,
  'security-scanning': SecurityScanScene,
  'vulnerability-management': VulnerabilityQueueScene,
} satisfies Record<ProductId, ComponentType>

/** The scene of a product. */
export function Scene({ of }: { readonly of: ProductId }) {
  const Drawing = scenes[of]
  return (
    <Optional>
      <Drawing />
    </Optional>
  )
}
