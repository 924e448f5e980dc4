import { useId } from 'react'
import { Drawing } from '../frame/drawing.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { MessageList } from './message-list.tsx'
import { RiskMatrix } from './risk-matrix.tsx'
import { SequenceDiagram } from './sequence-diagram.tsx'
import { narrow, wide } from './sequence-layout.ts'
import { StrideTable } from './stride-table.tsx'
import { strings } from './threat-model.data.ts'

/** Threat model: one request as a sequence, its STRIDE threats, and their risk matrix. */
export function ThreatModelScene({ variant = 'full' }: SceneProps) {
  const name = useId()
  const compact = variant === 'compact'
  return (
    <SceneFrame
      variant={variant}
      title={strings.title}
      source={strings.source}
      caption={strings.caption}
    >
      <div
        className={`grow ${compact ? 'flex flex-col' : '@4xl:grid @4xl:grid-cols-[36.25rem_1fr]'}`}
      >
        <div className="self-start py-6">
          <Drawing of={SequenceDiagram} wide={wide} narrow={narrow} props={{ name }} />
          <MessageList className="px-4 pt-3 @xl:sr-only" />
        </div>
        <div
          className={
            compact
              ? 'grow border-hairline border-t px-4 py-3'
              : 'border-hairline border-t p-4 @4xl:border-t-0 @4xl:border-l @4xl:p-5'
          }
        >
          <RiskMatrix name={name} compact={compact} />
        </div>
      </div>
      {!compact && <StrideTable name={name} />}
    </SceneFrame>
  )
}
