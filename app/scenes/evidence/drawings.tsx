import type { ReactNode } from 'react'
import { RoutePath } from '#app/components/route-path.tsx'
import type { EvidenceName } from '#copy/products/types.ts'
import { CitedLine, CitedPath, Fix, Location, Replay } from './code-drawings.tsx'
import {
  captions,
  exposed,
  exposedRoutes,
  location,
  reasons,
  routes,
  rules,
  runs,
  shownParties,
  steps,
  sum,
} from './evidence.build.ts'
import { EvidenceFigure, EvidenceRow } from './frame.tsx'

/** All drawings of evidence. */
export const drawings: Record<EvidenceName, () => ReactNode> = {
  'cited-line': CitedLine,
  'cited-path': CitedPath,
  fix: Fix,
  replay: Replay,
  'skipped-step': SkippedStep,
  message: MessageWithThreat,
  routes: Routes,
  'exposed-routes': ExposedRoutes,
  rules: Rules,
  reasons: Reasons,
  sum: Sum,
}

/** A drawing by name. */
export function EvidenceDrawing({ name }: { readonly name: EvidenceName }) {
  const Drawing = drawings[name]
  return <Drawing />
}

/** States, and what each step between them requires. */
function SkippedStep() {
  return (
    <EvidenceFigure caption={captions['skipped-step']}>
      {steps.map((step) =>
        'state' in step ? (
          <EvidenceRow key={step.state} className="evidence-state">
            <b>{step.state}</b>
          </EvidenceRow>
        ) : (
          <EvidenceRow
            key={step.location}
            where={<Location of={step.location} />}
            isFlagged={step.isFlagged}
          >
            {step.guard}
          </EvidenceRow>
        ),
      )}
    </EvidenceFigure>
  )
}

/** The messages of the request between three parties. The threat is on the one with the finding. */
function MessageWithThreat() {
  return (
    <EvidenceFigure caption={captions.message} className="evidence-messages">
      <li className="evidence-parties" aria-hidden="true">
        {shownParties.map((name) => (
          <b key={name}>{name}</b>
        ))}
      </li>
      {exposed.map(({ text, parties, isReply, isToFirst, threats, category }) => {
        const arrow = (
          <span className="evidence-arrow" data-reply={isReply || undefined}>
            <span className="sr-only">{parties}</span>
            {text}
          </span>
        )
        return (
          <EvidenceRow
            key={text}
            isFlagged={category !== undefined}
            where={isToFirst ? arrow : <Location of={location} />}
          >
            {isToFirst ? null : arrow}
            <span className="evidence-threats">
              {' '}
              {threats} {category}
            </span>
          </EvidenceRow>
        )
      })}
    </EvidenceFigure>
  )
}

/** Routes as strings with a weight. */
function Routes() {
  return (
    <EvidenceFigure caption={captions.routes} className="evidence-strings">
      {routes.map(({ method, route, says, location: registered, isFlagged }) => (
        <EvidenceRow key={method + route} where={method} isFlagged={isFlagged}>
          <code>
            <RoutePath path={route} />
          </code>{' '}
          <small>
            {says} <Location of={registered} />
          </small>
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}

/** Routes, and from where each can be reached. */
function ExposedRoutes() {
  return (
    <EvidenceFigure caption={captions['exposed-routes']}>
      {exposedRoutes.map(({ method, route, exposure, says, location: registered, isFlagged }) => (
        <EvidenceRow key={route} where={exposure} isFlagged={isFlagged}>
          <code>
            {method} <RoutePath path={route} />
          </code>{' '}
          <small>
            {says} <Location of={registered} />
          </small>
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}

/** Rules, and whether the code keeps each. */
function Rules() {
  return (
    <EvidenceFigure caption={captions.rules}>
      {rules.map(({ rule, verdict, location: source, isFlagged }) => (
        <EvidenceRow key={rule} where={verdict} isFlagged={isFlagged}>
          <b>{rule}</b>{' '}
          <small>
            <Location of={source} />
          </small>
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}

/** Findings in the queue, each with the reason for its place. */
function Reasons() {
  return (
    <EvidenceFigure caption={captions.reasons}>
      {reasons.map(({ rank, severity, isFlagged, reason, entry: { id, title } }) => (
        <EvidenceRow key={rank} where={`${rank} ${severity}`} isFlagged={isFlagged}>
          <b>{title}</b>{' '}
          <small>
            {id} {reason}
          </small>
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}

/** What the scans add up to, which fails the check. */
function Sum() {
  return (
    <EvidenceFigure caption={captions.sum}>
      {runs.map(({ name, count, of, isFlagged }) => (
        <EvidenceRow key={name} where={name} isFlagged={isFlagged} className="evidence-number">
          <b>{count}</b> <span>{of}</span>
        </EvidenceRow>
      ))}
      <EvidenceRow where={sum.label} className="evidence-number evidence-large evidence-total">
        <b>{sum.count}</b> <span>{sum.of}</span>
      </EvidenceRow>
    </EvidenceFigure>
  )
}
