import { BusinessLogicMapScene } from '#app/scenes/business-logic-map/business-logic-map.tsx'
import { CodeChatScene } from '#app/scenes/code-chat/code-chat.tsx'
import { EndpointAnalysisScene } from '#app/scenes/endpoint-analysis/endpoint-analysis.tsx'
import { SecurityScanScene } from '#app/scenes/security-scan/security-scan.tsx'
import { ThreatModelScene } from '#app/scenes/threat-model/threat-model.tsx'
import { VulnerabilityQueueScene } from '#app/scenes/vulnerability-queue/vulnerability-queue.tsx'

/** The six product scenes, as they stand in a media box. */
export function Scenes() {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <CodeChatScene variant="compact" />
      <BusinessLogicMapScene variant="compact" />
      <ThreatModelScene variant="compact" />
      <EndpointAnalysisScene variant="compact" />
      <SecurityScanScene variant="compact" />
      <VulnerabilityQueueScene variant="compact" />
    </div>
  )
}
