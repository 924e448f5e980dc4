import { useId } from 'react'
import { Drawing } from '../frame/drawing.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { MessageList } from './message-list.tsx'
import { RiskMatrix } from './risk-matrix.tsx'
import { SequenceDiagram } from './sequence-diagram.tsx'
import { narrow, wide } from './sequence-layout.ts'
import { StrideTable } from './stride-table.tsx'
import styles from './threat-model.css?url'
import { strings } from './threat-model.data.ts'

/** Threat model: one request as a sequence, its STRIDE threats, and their risk matrix. */
export function ThreatModelScene() {
  const name = useId()
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="@4xl:grid @4xl:grid-cols-[36.25rem_1fr]">
        <div className="self-start py-6">
          <Drawing of={SequenceDiagram} wide={wide} narrow={narrow} props={{ name }} />
          <MessageList className="px-4 pt-3 @xl:sr-only" />
        </div>
        <div className="border-hairline border-t p-4 @4xl:border-t-0 @4xl:border-l @4xl:p-5">
          <RiskMatrix name={name} />
        </div>
      </div>
      <StrideTable name={name} />
    </SceneFrame>
  )
}
