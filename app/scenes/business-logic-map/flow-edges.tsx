import type { ReactNode } from 'react'
import { crossings, type Transition, transitionOf } from './business-logic-map.data.ts'
import { type FlowLayout, nodeHeight, positionOf, rowY } from './flow-layout.ts'
import { MapLink } from './map-link.tsx'
import { attributesOf, type MapState } from './map-state.ts'

export interface FlowProps {
  readonly layout: FlowLayout
  readonly state: MapState
}

interface EdgeProps {
  readonly state: MapState
  readonly of: Transition | undefined
  /** Up to the guard. */
  readonly line?: string
  /** The rest, which is not reached if the guard refuses the call. */
  readonly beyond?: string
  readonly arrow?: string
  /** Where it can be pointed at. */
  readonly area: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  readonly children?: ReactNode
}

/** A line of a transition, which pointing devices choose there. */
function Edge({ state, of, line, beyond, arrow, area, children }: EdgeProps) {
  return (
    <g data-transition={of?.id} {...(of && attributesOf(of, state))} className="flow-edge">
      <path d={line} />
      <path d={beyond} className="flow-beyond" />
      <path d={arrow} className="flow-beyond flow-arrow" />
      {children}
      {of ? (
        <foreignObject {...area}>
          <MapLink to={{ chosen: of.id, isGuarded: false }} tabIndex={-1} title={of.rule} />
        </foreignObject>
      ) : null}
    </g>
  )
}

const half = nodeHeight / 2

/** The calls across the trust boundaries, with the guards that are missing in front of the service. */
export function Crossings({ layout, state }: FlowProps) {
  const { bypass, guard } = layout
  return crossings.map((crossing) => {
    const { from, to } = crossing
    const of = transitionOf(crossing)
    const [start, end] = [positionOf(layout, from), positionOf(layout, to)]
    const { y } = start
    const left = Math.min(start.x + start.width, end.x + end.width)
    const isStraight = start.y === end.y
    const right = isStraight ? Math.max(start.x, end.x) : bypass
    const arrow = start.x < end.x ? `M${right} ${y}l-7-4v8z` : `M${left} ${y}l7-4v8z`
    const last = of?.flaw ? guard : right
    return (
      <Edge
        key={from}
        state={state}
        of={of}
        line={`M${left} ${y}H${last}`}
        beyond={`M${last} ${y}H${right}`}
        {...(isStraight && { arrow })}
        area={{ x: left, y: y - half, width: right - left, height: nodeHeight }}
      >
        {of?.flaw ? (
          <>
            <path d={`M${guard} ${y - 14}v28`} className="flow-added" />
            {isStraight ? <Missing x={guard} y={y} /> : null}
            <text
              x={layout.name === 'wide' ? guard - 18 : start.x}
              y={y - (layout.name === 'wide' ? 16 : 29)}
              className="flow-missing font-mono"
            >
              {of.flaw.finding.cwe}
            </text>
          </>
        ) : null}
      </Edge>
    )
  })
}

interface TransitionEdgeProps extends FlowProps {
  readonly of: Transition
  readonly row: number
}

/** From a state straight down to the next one. */
export function NextEdge({ layout, state, of, row }: TransitionEdgeProps) {
  const { x, width } = layout.columns.service
  const middle = x + width / 2
  const [top, bottom] = [rowY(layout, row) + half, rowY(layout, row + 1) - half]
  return (
    <Edge
      state={state}
      of={of}
      beyond={`M${middle} ${top}V${bottom}`}
      arrow={`M${middle} ${bottom}l-4-7h8z`}
      area={{ x, y: (top + bottom) / 2 - half, width, height: nodeHeight }}
    />
  )
}

/** Past the approval to the last state. */
export function BypassEdge({ layout, state, of, row }: TransitionEdgeProps) {
  const { x } = layout.columns.service
  const { bypass } = layout
  const [top, bottom] = [rowY(layout, row) + 13, rowY(layout, row + 2)]
  return (
    <Edge
      state={state}
      of={of}
      beyond={`M${x} ${top}H${bypass}V${bottom}H${x}`}
      arrow={`M${x} ${bottom}l-7-4v8z`}
      area={{ x: bypass - 20, y: top, width: x - bypass + 20, height: bottom - top + 20 }}
    >
      <Missing x={bypass} y={rowY(layout, row + 1)} />
    </Edge>
  )
}

/** The mark of a missing guard. */
function Missing({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="flow-missing">
      <path d={`M${x} ${y - 9}l9 9-9 9-9-9z`} className="fill-sunken" />
      <path d={`M${x} ${y - 4}v4m0 2v1.5`} />
    </g>
  )
}
