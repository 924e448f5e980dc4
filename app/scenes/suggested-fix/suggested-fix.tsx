import { CodeBlock, type CodeLine } from '../frame/code-block.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'

const ownCode: readonly CodeLine[] = [
  { at: '37', text: '  const refund = refundSchema.parse(req.body)' },
  { at: '−', text: '  const order = await orders.find(req.params.orderId)', mark: 'remove' },
  { at: '+', text: '  const { orderId } = req.params', mark: 'add' },
  { at: '+', text: '  const order = await orders.findFor(req.user.id, orderId)', mark: 'add' },
  { at: '39', text: '  if (!order) return res.sendStatus(404)' },
]

const dependency: readonly CodeLine[] = [
  { at: '−', text: 'require golang.org/x/net v0.15.0', mark: 'remove' },
  { at: '+', text: 'require golang.org/x/net v0.17.0', mark: 'add' },
]

/**
 * A finding in own code and one in a dependency, each with the change that ends it. A figure of the
 * features page, drawn in one variant.
 */
export function SuggestedFixScene(_: SceneProps) {
  return (
    <SceneFrame
      variant="full"
      title="Suggested changes"
      source="2 findings"
      caption="Illustrative: two findings of an invented code base. The CVE and the version that fixes it are real."
    >
      <div className="flex flex-col gap-3 p-4">
        <SeverityMark level="high" after="CWE-639" />
        <p className="m-0">Refund of another’s order: take the order by owner and id.</p>
        <CodeBlock path="services/orders/src/routes/refunds.ts" line={38} lines={ownCode} />
      </div>
      <div className="flex flex-col gap-3 border-hairline border-t p-4">
        <SeverityMark level="high" after="CVE-2023-44487, CWE-400" />
        <p className="m-0">
          HTTP/2 rapid reset: 0.17.0 is the lowest version with the fix. The gateway requires the
          module itself and serves HTTP/2 with it, main.go:41.
        </p>
        <CodeBlock path="gateway/go.mod" lines={dependency} />
      </div>
    </SceneFrame>
  )
}
