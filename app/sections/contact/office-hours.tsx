import { useEffect, useState } from 'react'
import { useRegion } from '#app/components/region.ts'
import { contact, officeTimeZone } from '#copy/forms/contact.ts'
import { isOfficeOpen, rangeIn } from './office-time.ts'

/** How often the open state is checked. */
const UPDATE_INTERVAL_MS = 60_000

/**
 * The office hours in Eastern time. With scripts, also whether the office is open now, and the hours in
 * Pacific time and in the visitor's time zone.
 */
export function OfficeHours() {
  const { hours } = contact
  const [now, setNow] = useState<Date>()
  const locale = useRegion() ?? 'en-US'

  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), UPDATE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])

  const ownZone = now ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  const zones = [
    { label: hours.pacificTime, zone: 'America/Los_Angeles' },
    ...(ownZone && ownZone !== officeTimeZone ? [{ label: hours.yourTime, zone: ownZone }] : []),
  ]
  return (
    <>
      <table
        aria-label={hours.heading}
        className="mt-5 w-full max-w-2xl border-collapse text-small"
      >
        <thead className="text-left font-mono text-label text-quiet uppercase">
          <tr>
            <td />
            <th scope="col" className="py-2 font-normal">
              <abbr title={hours.zoneName} className="no-underline">
                {hours.zone}
              </abbr>
            </th>
            {now
              ? zones.map(({ label, zone }) => (
                  <th key={zone} scope="col" className="py-2 font-normal">
                    {label}
                  </th>
                ))
              : null}
          </tr>
        </thead>
        <tbody>
          {hours.rows.map((row) => (
            <tr key={row.label} className="border-t border-hairline">
              <th scope="row" className="min-w-[64px] py-3 pr-2 text-left font-semibold">
                {row.label}
              </th>
              <td className="py-3 pr-2">
                <Hours
                  text={
                    row.open && now && locale !== 'en-US'
                      ? rangeIn(officeTimeZone, row.open, now, locale)
                      : row.text
                  }
                />
              </td>
              {now
                ? zones.map(({ zone }) => (
                    <td key={zone} className="py-3 pr-2 text-quiet last:pr-0">
                      <Hours text={row.open ? rangeIn(zone, row.open, now, locale) : '–'} />
                    </td>
                  ))
                : null}
            </tr>
          ))}
        </tbody>
      </table>
      {now ? (
        <p className="mt-4 font-mono text-small">
          <span aria-hidden="true" className="text-accent">
            ◆{' '}
          </span>
          {isOfficeOpen(now) ? hours.openNow : hours.closedNow}
        </p>
      ) : null}
    </>
  )
}

/** A range of hours that breaks only after its hyphen. */
function Hours({ text }: { text: string }) {
  return text.split(/(?<=-)/).map((part) => (
    <span key={part} className="inline-block">
      {part}
    </span>
  ))
}
