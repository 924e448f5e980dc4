import { ExternalLink } from '#app/components/external-link.tsx'
import { contact } from '#copy/contact.ts'

/** Where San Jose lies on the bay: the shore of the South Bay, simplified, drawn on a grid of 0.1°. */
export function CityMap() {
  const { map } = contact
  return (
    <figure className="max-w-2xl">
      <svg
        role="img"
        aria-label={map.alternative}
        viewBox="0 0 600 360"
        className="h-auto w-full border border-hairline bg-sunken"
      >
        <g className="stroke-hairline">
          {[60, 120, 180, 240, 300, 360, 420, 480, 540].map((x) => (
            <path key={x} d={`M${x} 0V360`} />
          ))}
          {[60, 120, 180, 240, 300].map((y) => (
            <path key={y} d={`M0 ${y}H600`} />
          ))}
        </g>
        <path
          d="M150 0 L172 42 L205 74 L236 92 L262 118 L292 134 L318 158 L340 162 L346 148 L330 128 L322 96 L300 62 L284 30 L270 0 Z"
          className="fill-raised stroke-edge"
        />
        <path d="M0 60 L28 110 L22 160 L48 220 L66 290 L92 360" className="fill-none stroke-edge" />
        <path d="M402 0V208" className="stroke-signal" />
        <path d="M395 208h14v12l-7 14-7-14z" className="fill-signal" />
        <g className="fill-text font-mono" fontSize="15">
          <text x="420" y="226">
            San Jose
          </text>
          <text x="420" y="246" className="fill-quiet" fontSize="12">
            37.34° N 121.89° W
          </text>
        </g>
        <g className="fill-quiet font-mono" fontSize="12">
          <text x="216" y="52">
            San Francisco Bay
          </text>
          <text x="14" y="340">
            Pacific
          </text>
        </g>
      </svg>
      <figcaption className="mt-3 text-small text-quiet">
        {map.sketch}{' '}
        <ExternalLink
          href="https://www.openstreetmap.org/?mlat=37.3362&mlon=-121.8906#map=12/37.3362/-121.8906"
          className="underline underline-offset-4"
        >
          {map.link}
        </ExternalLink>
      </figcaption>
    </figure>
  )
}
