import type { ReactNode } from 'react'
import { type FlowNode, nodes, strings, transitions, zones } from './business-logic-map.data.ts'
import { BypassEdge, Crossings, type FlowProps, NextEdge } from './flow-edges.tsx'
import { type FlowLayout, heightOf, nodeHeight, rowY } from './flow-layout.ts'

/** The flow drawn for one width: zones, trust boundaries, steps and transitions. Lists say the same in words. */
export function FlowGraph({ layout, state }: FlowProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-4 0 ${layout.width + 8} ${heightOf(layout)}`}
      className={`scene-drawing ${layout.name === 'wide' ? 'w-137' : 'flow-narrow w-68'}`}
    >
      {zones.map((zone) => (
        <text
          key={zone.zone}
          x={layout.columns[zone.zone].x + layout.columns[zone.zone].width / 2}
          y="18"
          textAnchor="middle"
          className="fill-quiet"
        >
          {layout.name === 'narrow' && 'short' in zone ? zone.short : zone.label}
        </text>
      ))}
      <Boundaries layout={layout} />
      <Crossings layout={layout} state={state} />
      {nodes.map((node) =>
        node.zone === 'service' ? null : <Step key={node.id} node={node} layout={layout} />,
      )}
      <States layout={layout} state={state} row={0} />
    </svg>
  )
}

function Boundaries({ layout }: { readonly layout: FlowLayout }) {
  return layout.boundaries.map((x) => {
    const y = (rowY(layout, 0) + rowY(layout, 2)) / 2
    return (
      <g key={x}>
        <path
          d={`M${x} 6V${heightOf(layout) - 6}`}
          strokeDasharray="5 4"
          className="fill-none stroke-edge"
        />
        {layout.name === 'wide' && x === layout.boundaries[0] && (
          <>
            <rect x={x - 9} y={y - 58} width="18" height="116" className="fill-raised" />
            <text
              transform={`translate(${x + 4} ${y}) rotate(-90)`}
              textAnchor="middle"
              className="fill-quiet font-mono"
            >
              {strings.boundary}
            </text>
          </>
        )}
      </g>
    )
  })
}

/** The states from a row downward. What follows one that is left without a guard can lean. */
function States({ layout, state, row }: FlowProps & { readonly row: number }) {
  const service = nodes.find((node) => node.zone === 'service' && node.row === row)
  if (service === undefined) return null
  const leaving = transitions.filter(({ from }) => from === service.id)
  const flawed = leaving.find(({ flaw }) => flaw !== undefined)
  const [next, bypass] = leaving
  const after = (
    <>
      {next ? <NextEdge layout={layout} state={state} of={next} row={row} /> : null}
      {bypass ? <BypassEdge layout={layout} state={state} of={bypass} row={row} /> : null}
      <States layout={layout} state={state} row={row + 1} />
    </>
  )
  return (
    <>
      <Step node={service} layout={layout} />
      {flawed ? (
        <Leaning
          isLeaning={state.chosen === flawed.id && !state.isGuarded}
          layout={layout}
          row={row}
        >
          {after}
        </Leaning>
      ) : (
        after
      )}
    </>
  )
}

interface LeaningProps {
  readonly isLeaning: boolean
  readonly layout: FlowLayout
  readonly row: number
  readonly children: ReactNode
}

/** Hangs from the state of a row, and leans while the chosen transition has no guard. */
function Leaning({ isLeaning, layout, row, children }: LeaningProps) {
  const { x, width } = layout.columns.service
  const pivot = [x + width / 2, rowY(layout, row) + nodeHeight / 2] as const
  return (
    <g transform={`translate(${pivot.join(' ')})`}>
      <g className="flow-hung" data-leans={isLeaning || undefined}>
        <g transform={`translate(${pivot.map((at) => -at).join(' ')})`}>{children}</g>
      </g>
    </g>
  )
}

function Step({ node, layout }: { readonly node: FlowNode; readonly layout: FlowLayout }) {
  const { x, width } = layout.columns[node.zone]
  const y = rowY(layout, node.row)
  const middle = x + width / 2
  const isWide = layout.name === 'wide'
  const [first, second] = isWide ? [node.label, node.code] : node.short
  return (
    <g>
      <rect
        x={x}
        y={y - nodeHeight / 2}
        width={width}
        height={nodeHeight}
        rx="2"
        className={node.zone === 'service' ? 'fill-sunken stroke-quiet' : 'fill-raised stroke-edge'}
      />
      <text
        x={middle}
        y={second === undefined ? y + 4 : y - 3}
        textAnchor="middle"
        className="fill-text"
      >
        {first}
      </text>
      {second !== undefined && (
        <text
          x={middle}
          y={y + 13}
          textAnchor="middle"
          className={isWide ? 'fill-quiet font-mono' : 'fill-text'}
        >
          {second}
        </text>
      )}
    </g>
  )
}
