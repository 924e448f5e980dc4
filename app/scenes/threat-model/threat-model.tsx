import { useId } from 'react'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { RiskMatrix } from './risk-matrix.tsx'
import { SequenceDiagram } from './sequence-diagram.tsx'
import { narrow, wide } from './sequence-layout.ts'
import { StrideTable } from './stride-table.tsx'
import { subject } from './threat-model.data.ts'

const label =
  'Sequence diagram of a refund request: browser to orders API, orders API to its database, later to the payment provider, which answers by webhook. Threats T1 to T6 are marked on the messages.'

/** Threat model: one request as a sequence, its STRIDE threats, and their risk matrix. */
export function ThreatModelScene({ variant = 'full' }: SceneProps) {
  const name = useId()
  const compact = variant === 'compact'
  return (
    <SceneFrame
      variant={variant}
      title="Threat model"
      source={subject}
      caption="Illustrative: STRIDE threats on one request, rated by the OWASP Risk Rating Methodology. Each cell of the matrix that holds threats can be chosen."
    >
      <div
        className={`min-h-0 grow ${compact ? 'flex flex-col' : '@5xl:grid @5xl:grid-cols-[1fr_22rem]'}`}
      >
        <div
          className={
            compact
              ? 'hidden border-hairline border-b px-4 pt-2 @xl:block'
              : 'self-center px-2 py-4 @xl:px-4 @5xl:p-5'
          }
        >
          <div className="mx-auto hidden max-w-180 @xl:block">
            <SequenceDiagram layout={wide} label={label} />
          </div>
          {!compact && (
            <div className="mx-auto max-w-100 @xl:hidden">
              <SequenceDiagram layout={narrow} label={label} />
            </div>
          )}
        </div>
        <div
          className={
            compact
              ? 'grow px-4 py-2'
              : 'border-hairline border-t p-4 @5xl:border-t-0 @5xl:border-l @5xl:p-5'
          }
        >
          <RiskMatrix name={name} compact={compact} />
        </div>
      </div>
      {!compact && <StrideTable />}
    </SceneFrame>
  )
}
