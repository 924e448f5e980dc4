import { CodePath } from '../frame/code-path.tsx'
import { Prose } from '../frame/prose.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { flaw, words } from './business-logic-map.data.ts'
import { FlowGraph } from './flow-graph.tsx'
import { narrow, wide } from './flow-layout.ts'
import { CrossingList, TransitionList } from './transition-list.tsx'

/** Business-logic map: an order and refund flow across trust boundaries, two requests flagged. */
export function BusinessLogicMapScene() {
  return (
    <SceneFrame variant="compact" title={words.title} source={words.source} caption={words.caption}>
      <div className="grow px-1 pt-2 @xl:pt-0">
        <Drawing />
        <div className="sr-only">
          <TransitionList />
        </div>
      </div>
      <p className="m-0 flex flex-wrap content-center items-center gap-x-3 gap-y-1 border-hairline border-t px-4 py-2 text-label text-quiet">
        <SeverityMark level={flaw.severity} />
        <span className="font-mono">
          <Prose text={flaw.cwe} />
        </span>
        <span>{flaw.weakness}</span>
        <CodePath path={flaw.path} line={flaw.line} short />
        <span className="basis-full">{flaw.summary}</span>
      </p>
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
