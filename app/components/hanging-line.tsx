import { HangingWeight } from './hanging-weight.tsx'

/** A weight at the end of a line that is as long as its box is high (widgets.css). */
export function HangingLine() {
  return (
    <svg
      viewBox="0 0 24 1000"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="hanging-line"
    >
      <g transform="translate(12 0)">
        <HangingWeight length={998} width={22} />
      </g>
    </svg>
  )
}
