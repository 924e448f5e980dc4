import { Arrow } from '#app/components/arrow.tsx'
import { ColumnHeads, TableBox } from '#app/components/table.tsx'
import { Timeline, TimelineStep } from '#app/components/timeline.tsx'
import { SeverityMark } from '#app/scenes/frame/severity-mark.tsx'
import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { rate } from '#app/scenes/threat-model/risk-rating.ts'
import { productPage } from '#copy/products/page.ts'
import type { SequenceStep, Threat, ThreatExample } from '#copy/products/types.ts'

const strings = productPage.example.threat

/** A threat model: the request's steps on a line, then its threats by the letters of STRIDE. */
export function ThreatTable({ example }: { example: ThreatExample }) {
  return (
    <>
      <Timeline label={strings.steps} className="text-small">
        {example.steps.map((step) => (
          <Step key={step.message} step={step} />
        ))}
      </Timeline>
      <div className="mt-8">
        <TableBox name={example.caption} className="data-table-stacks threat-table">
          <ColumnHeads columns={strings.columns} />
          <tbody>
            {example.threats.map((threat) => (
              <Row key={threat.threat} threat={threat} />
            ))}
          </tbody>
        </TableBox>
      </div>
    </>
  )
}

/** A trust boundary is a dashed line before the step that crosses it, and a label. */
function Step({ step: { from, to, message, crossesBoundary } }: { step: SequenceStep }) {
  return (
    <TimelineStep
      className={`max-lg:pb-5 lg:pt-4 lg:pr-5 ${crossesBoundary ? 'border-dashed' : ''}`}
    >
      <p className="font-mono text-label">
        <span className="item-number text-quiet" /> {from} <Arrow meaning={strings.to} /> {to}
      </p>
      <p className="mt-1 text-quiet">{message}</p>
      {crossesBoundary ? <p className="mt-1 text-label text-accent">{strings.crosses}</p> : null}
    </TimelineStep>
  )
}

function Row({ threat }: { threat: Threat }) {
  const { stride, element, cwe, likelihood, impact, mitigation } = threat
  const rating = rate(likelihood, impact)
  const [, threatColumn, mitigationColumn, riskColumn, weaknessColumn] = strings.columns
  return (
    <tr>
      <th scope="row">
        <span className="flex gap-3">
          <span aria-hidden="true" className="w-4 shrink-0 font-mono text-h4 text-accent">
            {stride}
          </span>
          <span>
            <span>{strings.stride[stride]}</span>
            <span className="block font-mono text-label font-normal wrap-anywhere text-quiet">
              {element}
            </span>
          </span>
        </span>
      </th>
      <td data-column={threatColumn}>
        <TextWithCode text={threat.threat} />
      </td>
      <td data-column={mitigationColumn} className="text-quiet">
        {mitigation}
      </td>
      <td data-column={riskColumn}>
        <span>
          {rating === 'note' ? strings.note : <SeverityMark level={rating} />}
          <span className="block text-label text-quiet">{strings.weight(likelihood, impact)}</span>
        </span>
      </td>
      <td data-column={weaknessColumn}>
        <span>
          <span className="font-mono text-label whitespace-nowrap">CWE-{cwe.id}</span>
          <span className="block text-label text-quiet">{cwe.name}</span>
        </span>
      </td>
    </tr>
  )
}
