import { CodeBlock } from '../frame/code-block.tsx'
import { CodePath } from '../frame/code-path.tsx'
import { FindingHead } from '../frame/finding-head.tsx'
import { Prose } from '../frame/prose.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { flaw, words } from './business-logic-map.data.ts'
import { FlowGraph } from './flow-graph.tsx'
import { narrow, wide } from './flow-layout.ts'
import { CrossingList, TransitionList } from './transition-list.tsx'

/** Business-logic map: an order and refund flow across trust boundaries, two requests flagged. */
export function BusinessLogicMapScene({ variant = 'full' }: SceneProps) {
  return (
    <SceneFrame variant={variant} title={words.title} source={words.source} caption={words.caption}>
      {variant === 'compact' ? <Compact /> : <Full />}
    </SceneFrame>
  )
}

function Drawing() {
  return (
    <>
      <div className="hidden @xl:block">
        <FlowGraph layout={wide} />
      </div>
      <div className="@xl:hidden">
        <FlowGraph layout={narrow} />
      </div>
      <CrossingList />
    </>
  )
}

function Full() {
  const { of: finding } = flaw
  return (
    <>
      <div className="@4xl:grid @4xl:grid-cols-[36.25rem_1fr]">
        <div className="self-center py-4">
          <Drawing />
        </div>
        <div className="flex flex-col justify-center gap-3 border-hairline border-t p-4 @4xl:border-t-0 @4xl:border-l @4xl:p-5">
          <FindingHead
            severity={finding.severity}
            score={finding.score}
            ids={finding.cwe}
            title={finding.weakness}
          />
          <p className="m-0 text-quiet">
            <Prose text={flaw.text} />
          </p>
          <CodeBlock path={finding.path} line={finding.line} lines={flaw.lines} />
          <p className="m-0 font-mono text-label text-quiet">{flaw.standard}</p>
        </div>
      </div>
      <TransitionList />
    </>
  )
}

function Compact() {
  const { of: finding } = flaw
  return (
    <>
      <div className="grow px-1 pt-2 @xl:pt-0">
        <Drawing />
        <div className="sr-only">
          <TransitionList />
        </div>
      </div>
      <p className="m-0 flex flex-wrap content-center items-center gap-x-3 gap-y-1 border-hairline border-t px-4 py-2 text-label text-quiet">
        <SeverityMark level={finding.severity} />
        <span className="font-mono">
          <Prose text={finding.cwe} />
        </span>
        <span>{finding.weakness}</span>
        <CodePath path={finding.path} line={finding.line} short />
        <span className="basis-full">{finding.summary}</span>
      </p>
    </>
  )
}
