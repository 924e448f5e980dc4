import type { ComponentType } from 'react'
import { Optional } from '#app/components/optional.tsx'
import { BusinessLogicMapScene } from './business-logic-map/business-logic-map.tsx'
import { CodeChatScene } from './code-chat/code-chat.tsx'
import { DeepSearchScene } from './deep-search/deep-search.tsx'
import { EndpointAnalysisScene } from './endpoint-analysis/endpoint-analysis.tsx'
import { SecurityScanScene } from './security-scan/security-scan.tsx'
import { SuggestedFixScene } from './suggested-fix/suggested-fix.tsx'
import { ThreatModelScene } from './threat-model/threat-model.tsx'
import { VulnerabilityQueueScene } from './vulnerability-queue/vulnerability-queue.tsx'

/** All scenes: those of the products, and two of the features page. */
export const scenes = {
  'code-chat': CodeChatScene,
  'business-logic-map': BusinessLogicMapScene,
  'threat-model': ThreatModelScene,
  'endpoint-analysis': EndpointAnalysisScene,
  'security-scan': SecurityScanScene,
  'vulnerability-queue': VulnerabilityQueueScene,
  'deep-search': DeepSearchScene,
  'suggested-fix': SuggestedFixScene,
} satisfies Record<string, ComponentType>

export type SceneName = keyof typeof scenes

/** A scene by name. */
export function Scene({ name }: { readonly name: SceneName }) {
  const Drawing = scenes[name]
  return (
    <Optional>
      <Drawing />
    </Optional>
  )
}
