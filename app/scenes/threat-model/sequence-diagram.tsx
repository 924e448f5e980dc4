import { useId } from 'react'
import { boxHeight, messageY, type SequenceLayout } from './sequence-layout.ts'
import { type Message, messages, parties } from './threat-model.data.ts'

type SequenceDiagramProps = { readonly layout: SequenceLayout; readonly label: string }

/** The request as a sequence of messages, each carrying the threats found on it. */
export function SequenceDiagram({ layout, label }: SequenceDiagramProps) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="block h-auto w-full"
    >
      <defs>
        <marker
          id={id}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 .5L8 4 0 7.5z" className="fill-quiet" />
        </marker>
      </defs>
      <Boundaries layout={layout} />
      {parties.map((party, index) => (
        <Lifeline key={party.name} index={index} layout={layout} />
      ))}
      {messages.map((message, index) => (
        <Arrow key={message.text} message={message} y={messageY(index)} layout={layout} id={id} />
      ))}
    </svg>
  )
}

function Boundaries({ layout }: { readonly layout: SequenceLayout }) {
  const words = layout.name === 'wide' ? ['trust boundary'] : ['trust', 'boundary']
  return layout.boundaries.map((x, index) => (
    <g key={x}>
      <path
        d={`M${x} 2V${layout.height - 2}`}
        strokeDasharray="5 4"
        className="fill-none stroke-edge"
      />
      {index === 0 &&
        words.map((word, row) => (
          <g key={word}>
            <rect
              x={x - word.length * 3.7}
              y={messageY(4) + 1 + row * 15}
              width={word.length * 7.4}
              height="15"
              className="fill-raised"
            />
            <text
              x={x}
              y={messageY(4) + 12 + row * 15}
              textAnchor="middle"
              className="fill-quiet font-mono text-[0.78125rem]"
            >
              {word}
            </text>
          </g>
        ))}
    </g>
  ))
}

type LifelineProps = { readonly index: number; readonly layout: SequenceLayout }

function Lifeline({ index, layout }: LifelineProps) {
  const x = layout.lifelines[index] ?? 0
  const party = parties[index]
  if (party === undefined) return null
  const lines =
    layout.name === 'wide' ? [party.name] : party.short.filter((line) => line !== undefined)
  return (
    <g>
      <path d={`M${x} ${boxHeight}V${layout.height}`} className="stroke-edge" />
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
          y={22 + row * 14 - (lines.length - 1) * 7}
          textAnchor="middle"
          className="fill-text font-sans text-[0.78125rem]"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

type ArrowProps = {
  readonly message: Message
  readonly y: number
  readonly layout: SequenceLayout
  readonly id: string
}

function Arrow({ message, y, layout, id }: ArrowProps) {
  const from = layout.lifelines[message.from] ?? 0
  const to = layout.lifelines[message.to] ?? 0
  const direction = to > from ? 1 : -1
  const left = Math.min(from, to)
  const text = layout.name === 'wide' ? message.text : message.short
  const textWidth = text.length * 7.25
  const firstTag = Math.min(left + 20, (from + to) / 2 - message.threats.length * 13)
  return (
    <g>
      <path
        d={`M${from} ${y}H${to - direction}`}
        strokeDasharray={message.reply ? '3 3' : undefined}
        markerEnd={`url(#${id})`}
        className="fill-none stroke-quiet"
      />
      <rect x={left + 6} y={y - 23} width={textWidth + 4} height="14" className="fill-raised" />
      <text x={left + 8} y={y - 12} className="fill-quiet font-mono text-[0.78125rem]">
        {text}
      </text>
      {message.threats.map((threat, index) => (
        <g key={threat} transform={`translate(${firstTag + index * 26} ${y - 8})`}>
          <rect width="23" height="16" rx="2" className="fill-sunken stroke-text" />
          <text
            x="11.5"
            y="12"
            textAnchor="middle"
            className="fill-text font-mono text-[0.78125rem]"
          >
            {threat}
          </text>
        </g>
      ))}
    </g>
  )
}
