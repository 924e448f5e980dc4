import type { ReactNode } from 'react'
import { productPage } from '#copy/product-page.ts'
import type { ProductExample } from '#copy/products/types.ts'
import { Conversation } from './examples/conversation.tsx'
import { Inventory } from './examples/inventory.tsx'
import { RankedQueue } from './examples/ranked-queue.tsx'
import { ScanLanes } from './examples/scan-lanes.tsx'
import { StateFlow } from './examples/state-flow.tsx'
import { ThreatTable } from './examples/threat-table.tsx'

/** A product page's worked example, in the form that suits what the product finds. */
export function ExampleView({ example }: { example: ProductExample }) {
  return (
    <>
      <p className="mt-2 max-w-prose text-lead text-quiet">{example.caption}</p>
      <div className="mt-6">{bodyOf(example)}</div>
      <div className="mt-6 grid gap-x-12 gap-y-4 text-small lg:grid-cols-[5fr_3fr]">
        <p>
          <strong>{productPage.example.check}.</strong> {example.check}
        </p>
        <p className="text-quiet">{example.note}</p>
      </div>
    </>
  )
}

function bodyOf(example: ProductExample): ReactNode {
  switch (example.kind) {
    case 'code':
      return <Conversation example={example} />
    case 'flow':
      return <StateFlow example={example} />
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
