import { ExternalLink } from '#app/components/external-link.tsx'
import { Figure } from '#app/components/figure.tsx'
import wide from '#app/media/map.svg?url'
import middle from '#app/media/map-middle.svg?url'
import narrow from '#app/media/map-narrow.svg?url'
import { contact } from '#copy/contact.ts'

/** Where San Jose lies on the bay, drawn by public-art/draw-map.ts; nothing of it is loaded from others. */
export function CityMap() {
  const { map } = contact
  return (
    <Figure
      caption={
        <>
          {map.sketch}{' '}
          <ExternalLink
            href="https://www.openstreetmap.org/?mlat=37.3362&mlon=-121.8906#map=12/37.3362/-121.8906"
            className="underline underline-offset-4"
          >
            {map.link}
          </ExternalLink>
        </>
      }
    >
      <picture>
        <source media="(width < 40rem)" srcSet={narrow} width={720} height={720} />
        <source media="(width < 80rem)" srcSet={middle} width={1200} height={720} />
        <img
          src={wide}
          alt={map.alternative}
          width={1200}
          height={720}
          loading="lazy"
          className="h-auto w-full forced-color-adjust-none border border-hairline bg-sunken"
        />
      </picture>
    </Figure>
  )
}
