import {
  boxHeight,
  labelInset,
  lifelineEnd,
  messageY,
  type SequenceLayout,
} from './sequence-layout.ts'
import { cellOf, type Message, messages, parties, strings, threats } from './threat-model.data.ts'

/**
 * The request as a sequence of messages with the threats found on each. The narrow drawing numbers the
 * messages instead of naming them, like the list next to it. Each threat is a label of its cell in the matrix `name`,
 * and selects it.
 */
export function SequenceDiagram({
  layout,
  name,
}: {
  readonly layout: SequenceLayout
  readonly name: string
}) {
  return (
    <svg
      role="img"
      aria-label={strings.drawing}
      viewBox={`-4 0 ${layout.width + 8} ${lifelineEnd(layout) + 28}`}
      className={`scene-drawing ${layout.name === 'wide' ? 'w-142' : 'w-68'}`}
    >
      <g aria-hidden>
        <Boundaries layout={layout} />
        {parties.map((party, index) => (
          <Lifeline key={party.name} index={index} layout={layout} />
        ))}
        {messages.map((message, index) => (
          <Arrow key={message.text} message={message} index={index} layout={layout} name={name} />
        ))}
      </g>
    </svg>
  )
}

function Boundaries({ layout }: { readonly layout: SequenceLayout }) {
  return layout.boundaries.map((x) => (
    <g key={x}>
      <path
        d={`M${x} 0V${lifelineEnd(layout) + 4}`}
        strokeDasharray="5 4"
        className="fill-none stroke-edge"
      />
      <text
        x={x}
        y={lifelineEnd(layout) + 18}
        textAnchor="middle"
        className={layout.name === 'wide' ? 'fill-quiet font-mono' : 'fill-quiet'}
      >
        {strings.boundary}
      </text>
    </g>
  ))
}

interface LifelineProps {
  readonly index: number
  readonly layout: SequenceLayout
}

function Lifeline({ index, layout }: LifelineProps) {
  const x = layout.lifelines[index] ?? 0
  const party = parties[index]
  if (party === undefined) return null
  const lines =
    layout.name === 'wide' ? [party.name] : party.short.filter((line) => line !== undefined)
  return (
    <g>
      <path d={`M${x} ${boxHeight}V${lifelineEnd(layout)}`} className="stroke-edge" />
      <rect
        x={x - layout.boxWidth / 2}
        y="1"
        width={layout.boxWidth}
        height={boxHeight}
        rx="2"
        className="fill-sunken stroke-quiet"
      />
      {lines.map((line, row) => (
        <text
          key={line}
          x={x}
          y={24 + row * 15 - (lines.length - 1) * 7.5}
          textAnchor="middle"
          className="fill-text"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

interface ArrowProps {
  readonly message: Message
  readonly index: number
  readonly layout: SequenceLayout
  readonly name: string
}

function Arrow({ message, index, layout, name }: ArrowProps) {
  const from = layout.lifelines[message.from] ?? 0
  const to = layout.lifelines[message.to] ?? 0
  const y = messageY(layout, index)
  const left = Math.min(from, to)
  const direction = to > from ? 1 : -1
  return (
    <g>
      <g data-threats={message.threats.join(' ')}>
        <path
          d={`M${from} ${y}H${to - direction * 4}`}
          strokeDasharray={message.reply ? '3 3' : undefined}
          className="fill-none"
        />
        <path d={`M${to - direction} ${y}l${-7 * direction}-3v6z`} />
        <text x={left + labelInset} y={y - 7} className="font-mono">
          {layout.name === 'wide' ? message.text : index + 1}
        </text>
      </g>
      {threats
        .filter(({ id }) => message.threats.includes(id))
        .map((threat, index) => (
          <foreignObject
            key={threat.id}
            x={left + 14 + index * 30}
            y={y + 6}
            width="27"
            height="20"
          >
            <label
              htmlFor={name + cellOf(threat)}
              data-threats={threat.id}
              className="threat-badge"
            >
              {threat.id}
            </label>
          </foreignObject>
        ))}
    </g>
  )
}
