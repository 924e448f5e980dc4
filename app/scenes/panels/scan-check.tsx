import { HangingLine } from '#app/components/hanging-line.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { blocking, counts, failed, source, title } from './scan-check.build.ts'

const caption =
  'Illustrative: four runs over one commit, with the critical and high findings of each.'

/** The runs over a commit and the check that they fail. The line of a run with critical or high findings leans. */
export function ScanCheck() {
  return (
    <SceneFrame title={title} source={source} caption={caption}>
      <ol className="hanging-list scan-check">
        {counts.map(({ id, name, took, count }) => (
          <li key={id} data-leans={count > 0 || undefined}>
            <HangingLine />
            <p className="panel-label">{name}</p>
            <strong>{count}</strong>
            <p className="panel-label">{took}</p>
          </li>
        ))}
      </ol>
      <p className="scan-check-summary">
        <strong>{failed}</strong> {blocking}
      </p>
    </SceneFrame>
  )
}
