import { useId } from 'react'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { RoutePath } from '#app/components/route-path.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { type Endpoint, leanOf, strings } from './endpoint-analysis.data.ts'

/** The tip of each weight is above the start of its label, whether it leans or not. */
const tip = 14
const length = 174

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
  const lean = leanOf(endpoint)
  const hook = tip + length * Math.sin((lean * Math.PI) / 180)
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
        <g transform={`translate(${hook.toFixed(1)}) rotate(${lean})`}>
          <HangingWeight length={length} width={24} />
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
