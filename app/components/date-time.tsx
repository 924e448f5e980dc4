import { useRegion } from './region.ts'

const canonical = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A date. Server HTML has it in en-US and UTC, so that a cached page is right for everybody; the
 * browser applies the region that the visitor chose.
 */
export function DateTime({ iso }: { iso: string }) {
  const region = useRegion()
  const date = new Date(iso)
  return (
    <time dateTime={iso}>
      {region ? date.toLocaleDateString(region, styleOf(iso)) : canonical.format(date)}
    </time>
  )
}

/** A date without a time is the same day in every time zone. */
function styleOf(iso: string): Intl.DateTimeFormatOptions {
  return { dateStyle: 'long', ...(iso.includes('T') ? {} : { timeZone: 'UTC' }) }
}
