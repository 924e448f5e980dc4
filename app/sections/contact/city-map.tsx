import { Figure } from '#app/components/pictures/figure.tsx'
import { SampleNote } from '#app/components/sample-note.tsx'
import wide from '#app/media/map.svg?url'
import middle from '#app/media/map-middle.svg?url'
import narrow from '#app/media/map-narrow.svg?url'
import { contact } from '#copy/forms/contact.ts'
import { MapLinks } from './map-links.tsx'

/** The office's address, map links and a street map. */
export function CityMap() {
  const { map, office } = contact
  return (
    <>
      <address className="text-h3 not-italic">
        {office.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {office.isSample ? (
        <div className="mt-3">
          <SampleNote what={office.sample} />
        </div>
      ) : null}
      <MapLinks />
      <Figure caption={map.sketch} className="mt-8">
        <picture>
          <source media="(width < 40rem)" srcSet={narrow} width={720} height={720} />
          <source media="(width < 80rem)" srcSet={middle} width={1200} height={720} />
          <img
            src={wide}
            alt={`${map.summary} ${map.streets}`}
            width={1200}
            height={720}
            loading="lazy"
            className="h-auto w-full forced-color-adjust-none border border-hairline bg-sunken"
          />
        </picture>
      </Figure>
    </>
  )
}
