import { sharedFinding } from '../frame/mentions.ts'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { urgency } from '../vulnerability-queue/queue-orders.ts'
import { QueueRow } from '../vulnerability-queue/queue-row.tsx'
import { QueueTable } from '../vulnerability-queue/queue-table.tsx'
import { entries, strings } from '../vulnerability-queue/vulnerability-queue.data.ts'

const shown = entries.slice(0, entries.findIndex(({ id }) => id === sharedFinding.cwe) + 1)
const caption = `Illustrative: some of the ${entries.length} critical and high findings in an invented codebase. The CVEs and their published scores are real.`

/** The queue down to the finding that all products show. */
export function QueueTop() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <div className="queue-top">
        <QueueTable order={urgency}>
          {shown.map((entry) => (
            <QueueRow key={entry.id} entry={entry} order={urgency} />
          ))}
        </QueueTable>
      </div>
    </SceneFrame>
  )
}
