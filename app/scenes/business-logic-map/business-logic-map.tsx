import { CodeBlock } from '../frame/code-block.tsx'
import { CodePath } from '../frame/code-path.tsx'
import { Prose } from '../frame/prose.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { flaw } from './business-logic-map.data.ts'
import { FlowGraph } from './flow-graph.tsx'
import { narrow, wide } from './flow-layout.ts'
import { TransitionList } from './transition-list.tsx'

const label =
  'Flow graph. An order goes from placed to paid, refund requested, approved and refunded. A customer’s retry leads from requested straight to refunded.'

/** Business-logic map: an order and refund flow across trust boundaries, one transition flagged. */
export function BusinessLogicMapScene({ variant = 'full' }: SceneProps) {
  const compact = variant === 'compact'
  return (
    <SceneFrame
      variant={variant}
      title="Business logic map"
      source="order → refund"
      caption="Illustrative: the order and refund flow as read from code. One transition reaches “refunded” without the approval that every other way asks for."
    >
      <div
        className={`min-h-0 grow ${compact ? 'flex flex-col' : '@5xl:grid @5xl:grid-cols-[1fr_26.5rem]'}`}
      >
        <div
          className={
            compact ? 'min-h-0 px-4 pt-2 @xl:pt-0' : 'self-center px-2 py-4 @xl:px-4 @5xl:p-5'
          }
        >
          <div className="mx-auto hidden max-w-180 @xl:block">
            <FlowGraph layout={wide} label={label} />
          </div>
          <div className={`mx-auto @xl:hidden ${compact ? 'max-w-80' : 'max-w-100'}`}>
            <FlowGraph layout={narrow} label={label} />
          </div>
        </div>
        {compact ? (
          <p className="m-0 flex grow flex-wrap content-center items-center gap-x-3 gap-y-1 border-hairline border-t px-4 py-2 text-label text-quiet">
            <SeverityMark level="high" after={flaw.cwe} />
            <span className="hidden @xl:inline">{flaw.name}</span>
            <CodePath path={flaw.path} line={flaw.line} short />
            <span className="hidden basis-full @xl:inline">
              A refund still waiting for approval is paid when the customer asks for a retry.
            </span>
          </p>
        ) : (
          <div className="border-hairline border-t @3xl:grid @3xl:grid-cols-2 @5xl:block @5xl:border-t-0 @5xl:border-l">
            <div className="flex flex-col gap-3 px-4 py-4">
              <SeverityMark level="high" after={flaw.cwe} />
              <p className="m-0 font-medium">{flaw.name}</p>
              <p className="m-0 text-quiet">
                <Prose text={flaw.text} />
              </p>
              <CodeBlock path={flaw.path} line={flaw.line} lines={flaw.lines} />
              <p className="m-0 font-mono text-label text-quiet">{flaw.standard}</p>
            </div>
            <TransitionList />
          </div>
        )}
      </div>
    </SceneFrame>
  )
}
