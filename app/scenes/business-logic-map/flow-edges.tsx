import { flaw } from './business-logic-map.data.ts'
import { type FlowLayout, nodeHeight, rowY } from './flow-layout.ts'

type FlowEdgesProps = { readonly layout: FlowLayout; readonly arrowId: string }

const half = nodeHeight / 2
const spineRows = [0, 1, 2, 3]

/** The intended flow hangs on one straight line; the flagged transition leaves it. */
export function FlowEdges({ layout, arrowId }: FlowEdgesProps) {
  const { customer, service, provider } = layout.columns
  const spine = service.x + service.width / 2
  const customerEdge = customer.x + customer.width
  const serviceEdge = service.x + service.width
  const arrow = `url(#${arrowId})`
  return (
    <g className="fill-none">
      <defs>
        <marker
          id={arrowId}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 .5L8 4 0 7.5z" fill="context-stroke" />
        </marker>
      </defs>
      <g className="stroke-signal">
        {spineRows.map((row) => (
          <path
            key={row}
            d={`M${spine} ${rowY(row) + half}V${rowY(row + 1) - half - 1}`}
            markerEnd={arrow}
          />
        ))}
      </g>
      <g className="stroke-quiet">
        {[0, 2].map((row) => (
          <path key={row} d={`M${customerEdge} ${rowY(row)}H${service.x - 1}`} markerEnd={arrow} />
        ))}
        <path d={`M${provider.x} ${rowY(1)}H${serviceEdge + 1}`} markerEnd={arrow} />
        <path d={`M${serviceEdge} ${rowY(4)}H${provider.x - 1}`} markerEnd={arrow} />
      </g>
      <Bypass layout={layout} arrow={arrow} />
    </g>
  )
}

function Bypass({ layout, arrow }: { readonly layout: FlowLayout; readonly arrow: string }) {
  const { customer, service } = layout.columns
  const { bypass } = layout
  const y = rowY(3)
  const side = layout.name === 'wide' ? bypass + 10 : customer.x + customer.width / 2
  return (
    <g strokeWidth="2" className="stroke-high">
      <path
        d={`M${service.x} ${rowY(2) + 13}H${bypass}V${rowY(4)}H${service.x - 1}`}
        markerEnd={arrow}
      />
      <path d={`M${customer.x + customer.width} ${y}H${bypass - 11}`} />
      <path d={`M${bypass} ${y - 11}l11 11-11 11-11-11z`} className="fill-sunken" />
      <path d={`M${bypass} ${y - 5}v6m0 2.5v2`} />
      <text
        x={side}
        y={y + 42}
        strokeWidth="0"
        textAnchor={layout.name === 'wide' ? 'start' : 'middle'}
        className="fill-high font-mono text-[0.78125rem]"
      >
        {flaw.cwe}
      </text>
    </g>
  )
}
