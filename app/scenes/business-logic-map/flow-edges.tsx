import { crossings } from './business-logic-map.data.ts'
import { type FlowLayout, nodeHeight, positionOf, rowY } from './flow-layout.ts'

interface FlowEdgesProps {
  readonly layout: FlowLayout
  readonly arrowId: string
}

const half = nodeHeight / 2
const spineRows = [0, 1, 2, 3]

/** A marker for each color, because WebKit doesn't support `context-stroke`. */
const tones = { flow: 'fill-accent', call: 'fill-quiet', flaw: 'fill-high' } as const

/** The intended flow is on one straight line. The flagged transition leaves it. */
export function FlowEdges({ layout, arrowId }: FlowEdgesProps) {
  const { service } = layout.columns
  const spine = service.x + service.width / 2
  const arrow = (tone: keyof typeof tones) => `url(#${arrowId}${tone})`
  return (
    <g className="fill-none">
      <defs>
        {Object.entries(tones).map(([tone, fill]) => (
          <marker
            key={tone}
            id={arrowId + tone}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 .5L8 4 0 7.5z" strokeWidth="0" className={fill} />
          </marker>
        ))}
      </defs>
      <g className="stroke-accent">
        {spineRows.map((row) => (
          <path
            key={row}
            d={`M${spine} ${rowY(row) + half}V${rowY(row + 1) - half - 1}`}
            markerEnd={arrow('flow')}
          />
        ))}
      </g>
      {crossings.map(({ from, to, finding }) => {
        const start = positionOf(layout, from)
        const end = positionOf(layout, to)
        if (start.y !== end.y) {
          return <Bypass key={from} layout={layout} arrow={arrow('flaw')} cwe={finding?.cwe} />
        }
        const [a, b] =
          start.x < end.x ? [start.x + start.width, end.x - 1] : [start.x, end.x + end.width + 1]
        return (
          <g key={from} className={finding === undefined ? 'stroke-quiet' : 'stroke-high'}>
            <path
              d={`M${a} ${start.y}H${b}`}
              strokeWidth={finding === undefined ? undefined : 2}
              markerEnd={arrow(finding === undefined ? 'call' : 'flaw')}
            />
            {finding !== undefined && (
              <Flag x={layout.bypass} y={start.y} cwe={finding.cwe} layout={layout} side="above" />
            )}
          </g>
        )
      })}
    </g>
  )
}

interface BypassProps {
  readonly layout: FlowLayout
  readonly arrow: string
  readonly cwe: string | undefined
}

function Bypass({ layout, arrow, cwe = '' }: BypassProps) {
  const { customer, service } = layout.columns
  const { bypass } = layout
  const y = rowY(3)
  return (
    <g strokeWidth="2" className="stroke-high">
      <path
        d={`M${service.x} ${rowY(2) + 13}H${bypass}V${rowY(4)}H${service.x - 1}`}
        markerEnd={arrow}
      />
      <path d={`M${customer.x + customer.width} ${y}H${bypass - 11}`} />
      <Flag x={bypass} y={y} cwe={cwe} layout={layout} side="below" />
    </g>
  )
}

interface FlagProps {
  readonly x: number
  readonly y: number
  readonly cwe: string
  readonly layout: FlowLayout
  readonly side: 'above' | 'below'
}

/** The marker of a finding, with its CWE where no line runs. */
function Flag({ x, y, cwe, layout, side }: FlagProps) {
  const isWide = layout.name === 'wide'
  const { customer } = layout.columns
  return (
    <>
      <path d={`M${x} ${y - 8}l8 8-8 8-8-8z`} strokeWidth="2" className="fill-sunken" />
      <path d={`M${x} ${y - 4}v4m0 2v1.5`} strokeWidth="2" />
      <text
        x={isWide ? x + (side === 'above' ? -6 : 10) : customer.x}
        y={side === 'above' ? y - (isWide ? 13 : 27) : y + (isWide ? 41 : 36)}
        strokeWidth="0"
        className="fill-high font-mono"
      >
        {cwe}
      </text>
    </>
  )
}
