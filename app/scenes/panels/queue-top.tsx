import { sharedFinding } from '../frame/mentions.ts'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { HeadCell } from '../frame/table-cell.tsx'
import { urgency } from '../vulnerability-queue/queue-orders.ts'
import { fromMiddle, QueueRow } from '../vulnerability-queue/queue-row.tsx'
import { entries, strings } from '../vulnerability-queue/vulnerability-queue.data.ts'

const shown = entries.slice(0, entries.findIndex(({ id }) => id === sharedFinding.cwe) + 1)
const caption = `Illustrative: the first ${shown.length} of ${entries.length} findings in an invented codebase. The CVEs are real, with their published scores.`

/** The queue down to the finding that all products show. */
export function QueueTop() {
  const { columns } = strings
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <table className="w-full border-collapse text-small @max-2xl:table-fixed">
        <caption className="sr-only">{strings.table(urgency.label)}</caption>
        <thead className="@max-2xl:sr-only">
          <tr>
            <HeadCell>{columns.score}</HeadCell>
            <HeadCell>{columns.finding}</HeadCell>
            <HeadCell className={fromMiddle}>{columns.reason}</HeadCell>
            <HeadCell className={fromMiddle}>{columns.owner}</HeadCell>
          </tr>
        </thead>
        <tbody className="numbered">
          {shown.map((entry) => (
            <QueueRow key={entry.id} entry={entry} order={urgency} />
          ))}
        </tbody>
      </table>
    </SceneFrame>
  )
}
