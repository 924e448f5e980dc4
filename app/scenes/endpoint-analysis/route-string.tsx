import { useId } from 'react'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { RoutePath } from '#app/components/route-path.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { type Endpoint, leanOf, strings } from './endpoint-analysis.data.ts'

interface RouteStringProps {
  readonly endpoint: Endpoint
  /** Of the group of radio buttons. */
  readonly name: string
  readonly isChosen: boolean
}

/** A route as a radio button: its string, method, and path, and the severity of its finding. */
export function RouteString({ endpoint, name, isChosen }: RouteStringProps) {
  const { method, route, finding } = endpoint
  const value = `${method} ${route}`
  const id = useId()
  return (
    <div className="route-string">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-labelledby={id}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none -outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent"
      />
      <svg viewBox="0 0 90 180" aria-hidden="true" data-leans={finding ? true : undefined}>
        <g transform={`translate(45 0) rotate(${leanOf(endpoint)})`}>
          <HangingWeight length={174} width={24} />
        </g>
      </svg>
      <span id={id} className="pointer-events-none min-w-0">
        <span className="block font-mono text-label text-quiet">{method} </span>
        <span className="block font-mono text-label">
          <RoutePath path={route} />
        </span>
        {finding ? (
          <SeverityMark level={finding.of.severity} />
        ) : (
          <span className="text-label text-quiet">{strings.noFinding}</span>
        )}
      </span>
    </div>
  )
}
