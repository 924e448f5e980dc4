import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { caption, strings } from './hanging-routes.build.ts'

/** The routes of the service as a picture: one with a finding leans. The lines hang from its upper edge at any ratio. */
export function HangingRoutes() {
  return (
    <figure className="grid grid-rows-[1fr_auto] overflow-clip bg-light text-light-ink">
      <svg
        viewBox="0 0 480 480"
        preserveAspectRatio="xMidYMax meet"
        overflow="visible"
        aria-hidden="true"
        className="size-full"
      >
        {strings.map(({ route, lean }, index) => (
          <g
            key={route}
            transform={`translate(${88 + index * 44}) rotate(${lean})`}
            className={lean > 0 ? 'text-flag-ink' : undefined}
          >
            <path d="M0-480V0" stroke="currentColor" strokeWidth={2} />
            <HangingWeight length={300 + ((index * 53) % 150)} width={30} />
          </g>
        ))}
      </svg>
      <figcaption className="px-6 pt-2 pb-6 text-small text-light-quiet">{caption}</figcaption>
    </figure>
  )
}
