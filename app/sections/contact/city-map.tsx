import { ExternalLink } from '#app/components/external-link.tsx'
import { Figure } from '#app/components/pictures/figure.tsx'
import { useClientValue } from '#app/components/use-client-value.ts'
import wide from '#app/media/map.svg?url'
import middle from '#app/media/map-middle.svg?url'
import narrow from '#app/media/map-narrow.svg?url'
import { brand } from '#copy/brand.ts'
import { contact } from '#copy/forms/contact.ts'
import { OfficeAddress } from './office-address.tsx'

/** The office's address, map links and a street map. */
export function CityMap() {
  const { map, office } = contact
  return (
    <>
      <OfficeAddress
        lines={office.lines}
        sample={office.isSample ? office.sample : undefined}
        className="text-h3"
      />
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

const { latitude, longitude, street } = brand.office
const place = `${latitude},${longitude}`
const address = encodeURIComponent(`${street}, ${brand.city}, ${brand.region}`)
const { links } = contact.map

/** URLs that open the device's map app, or a web page without one. */
const maps = [
  { label: links.apple, href: `https://maps.apple.com/?address=${address}` },
  { label: links.google, href: `https://www.google.com/maps/search/?api=1&query=${address}` },
  {
    label: links.openStreetMap,
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
  },
]

/** Links to the office on map services. Nothing is loaded from them before a click. */
function MapLinks() {
  // Only Android reliably opens `geo:` URLs (RFC 5870).
  const isAndroid = useClientValue(() => /\bAndroid\b/.test(navigator.userAgent))
  return (
    <ul aria-label={links.heading} className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
      {isAndroid ? (
        <li>
          <a href={`geo:${place}?q=${address}`} className="text-link">
            {links.ownApp}
          </a>
        </li>
      ) : null}
      {maps.map(({ label, href }) => (
        <li key={label}>
          <ExternalLink href={href} className="text-link">
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
