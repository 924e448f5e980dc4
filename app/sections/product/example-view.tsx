import type { ReactNode } from 'react'
import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { productPage } from '#copy/products/page.ts'
import type { ProductExample } from '#copy/products/types.ts'
import { Conversation } from './examples/conversation.tsx'
import { FindingDiff } from './examples/finding-diff.tsx'
import type { HighlightedExample } from './examples/highlight-example.ts'
import { Inventory } from './examples/inventory.tsx'
import { RankedQueue } from './examples/ranked-queue.tsx'
import { ScanLanes } from './examples/scan-lanes.tsx'
import { StateFlow } from './examples/state-flow.tsx'
import { ThreatTable } from './examples/threat-table.tsx'

/** A product page's worked example, in the form that suits what the product finds. */
export function ExampleView({ example }: { example: HighlightedExample }) {
  const isCode = example.kind === 'code' || example.kind === 'flow'
  return (
    <>
      <div className="mt-6">{bodyOf(example)}</div>
      {isCode ? null : (
        <div className="mt-5 grid gap-x-12 gap-y-4 text-small lg:grid-cols-2">
          <ExampleNotes example={example} />
        </div>
      )}
    </>
  )
}

/** How to check the example, and what in it is invented. */
function ExampleNotes({ example: { check, note } }: { example: ProductExample }) {
  return (
    <>
      <p>
        <strong>{productPage.example.check}.</strong> <TextWithCode text={check} />
      </p>
      <p className="text-quiet">{note}</p>
    </>
  )
}

/** The diff of an example with its notes next to it. */
function NotedDiff({
  example,
}: {
  example: Extract<HighlightedExample, { kind: 'code' | 'flow' }>
}) {
  return (
    <div className="grid gap-x-8 gap-y-5 xl:grid-cols-[1fr_14rem]">
      <FindingDiff finding={example} />
      <div className="space-y-4 text-small">
        <ExampleNotes example={example} />
      </div>
    </div>
  )
}

function bodyOf(example: HighlightedExample): ReactNode {
  switch (example.kind) {
    case 'code':
      return (
        <div className="space-y-6">
          <Conversation example={example} />
          <NotedDiff example={example} />
        </div>
      )
    case 'flow':
      return (
        <div className="space-y-6">
          <StateFlow example={example} />
          <NotedDiff example={example} />
        </div>
      )
    case 'threat':
      return <ThreatTable example={example} />
    case 'endpoint':
      return <Inventory example={example} />
    case 'queue':
      return <RankedQueue example={example} />
    case 'scans':
      return <ScanLanes example={example} />
  }
}
