import { useId } from 'react'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { RunChoice } from './run-choice.tsx'
import { RunPanel } from './run-panel.tsx'
import { runs, words } from './security-scan.data.ts'

/** Security scanning: SAST, DAST, IaC, and container runs over one commit, with an issue from each. */
export function SecurityScanScene({ variant = 'full' }: SceneProps) {
  const name = useId()
  const compact = variant === 'compact'
  return (
    <SceneFrame variant={variant} title={words.title} source={words.source} caption={words.caption}>
      <div
        className={`group/scan grow ${compact ? 'flex flex-col' : '@3xl:grid @3xl:grid-cols-[14rem_1fr]'}`}
      >
        <div
          className={`flex flex-col gap-5 border-hairline border-b px-4 ${compact ? 'py-3' : 'py-4 @3xl:border-r @3xl:border-b-0'}`}
        >
          {!compact && (
            <div className="text-label">
              <p className="m-0 font-mono text-quiet">{words.commit}</p>
              <p className="m-0 mt-0.5">{words.message}</p>
            </div>
          )}
          <RunChoice name={name} initial="sast" compact={compact} />
          {!compact && <Gate />}
        </div>
        <div aria-live="polite" className="scene-choices min-w-0 grow">
          {runs.map((run) => (
            <RunPanel key={run.id} run={run} compact={compact} />
          ))}
        </div>
        {compact && (
          <div className="border-hairline border-t px-4 py-2">
            <Gate />
          </div>
        )}
      </div>
    </SceneFrame>
  )
}

function Gate() {
  return (
    <p className="m-0 flex flex-wrap gap-x-3 text-label text-quiet">
      <span className="font-mono text-text">{words.failed}</span> <span>{words.blocking}</span>{' '}
      <span className="basis-full font-mono">{words.blockingSum}</span>
    </p>
  )
}
