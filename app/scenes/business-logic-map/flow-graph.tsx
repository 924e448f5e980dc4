import { useId } from 'react'
import { type FlowNode, nodes, words, zones } from './business-logic-map.data.ts'
import { FlowEdges } from './flow-edges.tsx'
import { type FlowLayout, nodeHeight, rowY } from './flow-layout.ts'

/** The flow drawn for one width: zones, trust boundaries, steps and transitions. */
export function FlowGraph({ layout }: { readonly layout: FlowLayout }) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={words.drawing}
      viewBox={`-4 0 ${layout.width + 8} ${layout.height}`}
      className={`scene-drawing ${layout.name === 'wide' ? 'w-137' : 'w-68'}`}
    >
      <defs>
        <pattern id={`${id}grid`} width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M14 0H0v14" className="fill-none stroke-text/4" />
        </pattern>
      </defs>
      <rect width={layout.width} height={layout.height} fill={`url(#${id}grid)`} />
      <g aria-hidden>
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
        <FlowEdges layout={layout} arrowId={`${id}arrow`} />
        {nodes.map((node) => (
          <Step key={node.id} node={node} layout={layout} />
        ))}
      </g>
    </svg>
  )
}

function Boundaries({ layout }: { readonly layout: FlowLayout }) {
  return layout.boundaries.map((x) => {
    const y = (rowY(0) + rowY(2)) / 2
    return (
      <g key={x}>
        <path
          d={`M${x} 6V${layout.height - 6}`}
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
              {words.boundary}
            </text>
          </>
        )}
      </g>
    )
  })
}

function Step({ node, layout }: { readonly node: FlowNode; readonly layout: FlowLayout }) {
  const { x, width } = layout.columns[node.zone]
  const y = rowY(node.row)
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
