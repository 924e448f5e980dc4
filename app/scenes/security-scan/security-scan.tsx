import { useId } from 'react'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { RunChoice } from './run-choice.tsx'
import { RunPanel } from './run-panel.tsx'
import { type RunId, runs, strings } from './security-scan.data.ts'

interface SecurityScanSceneProps {
  /** The run that is chosen at first. That of DAST confirms the finding that the product pages have in common. */
  readonly initial?: RunId
}

/** Security scanning: SAST, DAST, IaC, and container runs over one commit, with an issue from each. */
export function SecurityScanScene({ initial = 'dast' }: SecurityScanSceneProps) {
  const name = useId()
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      <div className="group/scan flex flex-col">
        <div className="border-hairline border-b px-4 py-3">
          <RunChoice name={name} initial={initial} />
        </div>
        <div aria-live="polite" className="scene-choices min-w-0">
          {runs.map((run) => (
            <RunPanel key={run.id} run={run} />
          ))}
        </div>
        <div className="border-hairline border-t px-4 py-2">
          <Gate />
        </div>
      </div>
    </SceneFrame>
  )
}

function Gate() {
  return (
    <p className="m-0 flex flex-wrap gap-x-3 text-label text-quiet">
      <span className="font-mono text-text">{strings.failed}</span> <span>{strings.blocking}</span>{' '}
      <span className="basis-full font-mono">{strings.blockingSum}</span>
    </p>
  )
}
