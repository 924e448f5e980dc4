import { longDate } from '#copy/long-date.ts'
import { useRegion } from './region.ts'

/**
 * A date. The server's HTML has it in en-US and UTC, so that cached pages are right for everyone. The browser
 * then applies the region that the visitor chose.
 */
export function DateTime({ iso }: { iso: string }) {
  const region = useRegion()
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {region ? new Date(iso).toLocaleDateString(region, styleOf(iso)) : longDate(iso)}
    </time>
  )
}

/** A date without a time is the same day in every time zone. */
function styleOf(iso: string): Intl.DateTimeFormatOptions {
  return { dateStyle: 'long', ...(iso.includes('T') ? {} : { timeZone: 'UTC' }) }
}
