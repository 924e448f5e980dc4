import { lazy } from 'react'
import { StaticContent } from '#app/components/static-content.tsx'
import type { SceneProps } from './frame/scene-frame.tsx'

const scenes = {
  'business-logic-map': lazy(async () => ({
    default: (await import('./business-logic-map/business-logic-map.tsx')).BusinessLogicMapScene,
  })),
  'code-chat': lazy(async () => ({
    default: (await import('./code-chat/code-chat.tsx')).CodeChatScene,
  })),
  'deep-search': lazy(async () => ({
    default: (await import('./deep-search/deep-search.tsx')).DeepSearchScene,
  })),
  'endpoint-analysis': lazy(async () => ({
    default: (await import('./endpoint-analysis/endpoint-analysis.tsx')).EndpointAnalysisScene,
  })),
  'security-scan': lazy(async () => ({
    default: (await import('./security-scan/security-scan.tsx')).SecurityScanScene,
  })),
  'suggested-fix': lazy(async () => ({
    default: (await import('./suggested-fix/suggested-fix.tsx')).SuggestedFixScene,
  })),
  'threat-model': lazy(async () => ({
    default: (await import('./threat-model/threat-model.tsx')).ThreatModelScene,
  })),
  'vulnerability-queue': lazy(async () => ({
    default: (await import('./vulnerability-queue/vulnerability-queue.tsx'))
      .VulnerabilityQueueScene,
  })),
}

export type SceneName = keyof typeof scenes

/** A product scene by name. It's not hydrated, because CSS reads its radio buttons. */
export function Scene({ name, variant = 'full' }: SceneProps & { readonly name: SceneName }) {
  const Drawing = scenes[name]
  return (
    <StaticContent key={name}>
      <Drawing variant={variant} />
    </StaticContent>
  )
}
