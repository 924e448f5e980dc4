import { HangingLine } from '#app/components/hanging-line.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { blockingIn, runs, strings } from '../security-scan/security-scan.data.ts'

const caption =
  'Illustrative: four runs over one commit, with the critical and high findings of each.'

/** The runs over a commit and the check that they fail. The line of a run with critical or high findings leans. */
export function ScanCheck() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <ol className="scan-check">
        {runs.map((run) => (
          <li key={run.id} data-leans={blockingIn(run) > 0 || undefined}>
            <HangingLine />
            <p className="panel-label">{run.name}</p>
            <p className="scan-check-count">{blockingIn(run)}</p>
            <p className="panel-label">{run.took}</p>
          </li>
        ))}
      </ol>
      <p className="scan-check-verdict">
        <strong>{strings.failed}</strong> {strings.blocking}
      </p>
    </SceneFrame>
  )
}
