import type { ComponentType } from 'react'
import { Optional } from '#app/components/optional.tsx'
import { BusinessLogicMapScene } from './business-logic-map/business-logic-map.tsx'
import { CodeChatScene } from './code-chat/code-chat.tsx'
import { EndpointAnalysisScene } from './endpoint-analysis/endpoint-analysis.tsx'
import { SecurityScanScene } from './security-scan/security-scan.tsx'
import { ThreatModelScene } from './threat-model/threat-model.tsx'
import { VulnerabilityQueueScene } from './vulnerability-queue/vulnerability-queue.tsx'

/** The scenes of the products. */
export const scenes = {
  'code-chat': CodeChatScene,
  'business-logic-map': BusinessLogicMapScene,
  'threat-model': ThreatModelScene,
  'endpoint-analysis': EndpointAnalysisScene,
  'security-scan': SecurityScanScene,
  'vulnerability-queue': VulnerabilityQueueScene,
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
