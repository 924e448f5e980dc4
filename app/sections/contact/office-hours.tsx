import { browserTimeZone } from '#app/browser-values/time-zone.ts'
import { useRegion } from '#app/components/region.ts'
import {
  contact,
  officeTimeZone,
  pacificTimeZone,
  type OfficeHours as Row,
} from '#copy/forms/contact.ts'
import { useOfficeTime } from './use-office-time.ts'

/**
 * The office hours in Eastern time. With scripts, also whether the office is open now, and the hours in
 * Pacific time and in the visitor's time zone, unless `isStatic`.
 */
export function OfficeHours({ isStatic = false }: { isStatic?: boolean }) {
  const { hours } = contact
  const { officeTime, now } = useOfficeTime(isStatic)
  const locale = useRegion() ?? 'en-US'
  const isOpen = officeTime?.isOfficeOpen(now)
  const ownZone = officeTime && browserTimeZone()
  const zones = [
    { label: hours.pacificTime, zone: pacificTimeZone },
    ...(ownZone && ownZone !== officeTimeZone ? [{ label: hours.yourTime, zone: ownZone }] : []),
  ]
  const hoursIn = (zone: string, { days, open }: Row) =>
    officeTime && open ? officeTime.hoursIn(zone, { days, open }, now, locale) : undefined
  return (
    <>
      <table
        aria-label={hours.heading}
        className="office-hours mt-5 w-full max-w-2xl border-collapse"
      >
        <thead className="text-left font-mono text-label text-quiet uppercase">
          <tr>
            <td />
            <th scope="col" className="py-2 font-normal">
              <abbr title={hours.zoneName} className="no-underline">
                {hours.zone}
              </abbr>
            </th>
            {officeTime
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
              <th scope="row" className="min-w-[64px] py-3 pr-[8px] text-left font-semibold">
                {row.label}
              </th>
              <td className="py-3 pr-[8px]">
                <Range
                  text={(locale !== 'en-US' && hoursIn(officeTimeZone, row)?.range) || row.text}
                />
              </td>
              {officeTime
                ? zones.map(({ zone }) => {
                    const local = hoursIn(zone, row)
                    return (
                      <td key={zone} className="py-3 pr-[8px] text-quiet last:pr-0">
                        {local?.days ? <span className="block">{local.days} </span> : null}
                        <Range text={local?.range ?? '–'} />{' '}
                        {local?.endsNextDay ? <span className="block">{hours.nextDay}</span> : null}
                      </td>
                    )
                  })
                : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small text-quiet">{hours.holidays}</p>
      {officeTime ? (
        <p className="mt-4 font-mono text-small">
          <span aria-hidden="true" className={isOpen ? 'text-accent' : 'text-quiet'}>
            ◆{' '}
          </span>
          {isOpen ? hours.openNow : hours.closedNow}
        </p>
      ) : null}
    </>
  )
}

/** A range of hours that breaks only after its hyphen. */
function Range({ text }: { text: string }) {
  return text.split(/(?<=-)/).map((part) => (
    <span key={part} className="inline-block">
      {part}
    </span>
  ))
}
