import type { ReactNode } from 'react'
import { BreakableCode } from '#app/components/breakable-code.tsx'
import { RoutePath } from '#app/components/route-path.tsx'
import type { ViewId } from './alternatives.ts'
import {
  type Message,
  merge,
  messages,
  parties,
  question,
  queue,
  routes,
  type StateOrStep,
  states,
  type Table,
} from './views.data.ts'

export const pictures: Record<ViewId, () => ReactNode> = {
  question: Question,
  map: StateMap,
  sequence: Sequence,
  endpoint: () => <Rows {...routes} firstCell={(cell) => <Route route={cell} />} />,
  queue: () => <Rows {...queue} firstCell={(cell) => <Rank cell={cell} />} />,
  merge: Merge,
}

interface FrameProps {
  above: ReactNode
  /** The flagged row, at the same place in every view. */
  slot: ReactNode
  below: ReactNode
}

/**
 * Its lines are labels of a picture, because the margins of paragraphs (WCAG 2.2 SC 1.4.12) would not fit. Firefox
 * exposes what an element with the role `img` contains, so that a screen reader would read it after the alternative.
 */
function Frame({ above, slot, below }: FrameProps) {
  return (
    <>
      <div aria-hidden="true" className="view-above">
        {above}
      </div>
      <div aria-hidden="true" className="view-slot">
        {slot}
      </div>
      <div aria-hidden="true" className="view-below">
        {below}
      </div>
    </>
  )
}

function Question() {
  const { source, text, answer, cited } = question
  return (
    <Frame
      above={
        <>
          <div className="view-mono">{source}</div>
          <div className="view-question-text">{text}</div>
          <div className="view-question-text view-answer">{answer}</div>
        </>
      }
      slot={
        <>
          <b>{cited.flagged.location}</b>
          <span>{cited.flagged.says}</span>
        </>
      }
      below={cited.below.map(({ location, says }) => (
        <div key={location}>
          <b>{location}</b> <span>{says}</span>
        </div>
      ))}
    />
  )
}

function StateMap() {
  return (
    <Frame
      above={states.above.map(drawState)}
      slot={drawState(states.flagged)}
      below={states.below.map(drawState)}
    />
  )
}

function drawState(item: StateOrStep) {
  if ('state' in item) {
    return (
      <div key={item.state} className="view-state">
        {item.state}
      </div>
    )
  }
  return (
    <div key={item.location} className="view-step">
      {item.rule} <b>{item.location}</b>
    </div>
  )
}

function Sequence() {
  return (
    <Frame
      above={
        <>
          <div className="view-parties">
            {parties.map((party) => (
              <b key={party}>{party}</b>
            ))}
          </div>
          {messages.above.map(drawMessage)}
        </>
      }
      slot={
        <>
          {drawMessage(messages.flagged)}
          <b className="view-threat">{messages.flagged.threat}</b>
        </>
      }
      below={messages.below.map(drawMessage)}
    />
  )
}

function drawMessage({ from, to, text }: Message) {
  const isLong = Math.abs(to - from) > 1
  return (
    <div
      key={text}
      className={`view-message from-${Math.min(from, to)} ${isLong ? 'is-long' : ''} ${to < from ? 'is-reply' : ''}`}
    >
      <BreakableCode code={text} />
    </div>
  )
}

interface RowsProps extends Table {
  firstCell: (cell: string) => ReactNode
}

function Rows({ columns, above, flagged, below, firstCell }: RowsProps) {
  const drawRow = ([first = '', ...cells]: readonly string[]) => (
    <div key={first} className="view-row">
      <b>{firstCell(first)}</b>
      {cells.map((cell, at) => (
        <span key={columns[at + 1]}>{cell}</span>
      ))}
    </div>
  )
  return (
    <Frame
      above={
        <>
          <div className="view-row view-mono">
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          {above.map(drawRow)}
        </>
      }
      slot={drawRow(flagged)}
      below={below.map(drawRow)}
    />
  )
}

function Route({ route }: { route: string }) {
  const [method, path = ''] = route.split(' ')
  return (
    <>
      <span>{method}</span> <RoutePath path={path} />
    </>
  )
}

function Rank({ cell }: { cell: string }) {
  const [rank, id] = cell.split(' ')
  return (
    <>
      <span>{rank}</span> {id}
    </>
  )
}

function Merge() {
  return (
    <Frame
      above={
        <>
          <div className="view-mono">{merge.source}</div>
          <div className="view-question-text">{merge.title}</div>
          {merge.above.map(drawLine)}
        </>
      }
      slot={<div>{merge.changed.map(drawLine)}</div>}
      below={
        <>
          {merge.below.map(drawLine)}
          <div className="view-mono view-checks">{merge.check}</div>
        </>
      }
    />
  )
}

function drawLine({ at, text, mark }: (typeof merge.changed)[number]) {
  return (
    <div key={`${at}${text}`} className={`view-line ${mark ?? ''}`}>
      <span>{at}</span>
      <code>{text}</code>
    </div>
  )
}
