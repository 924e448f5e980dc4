import { useRegion } from './region.ts'

const canonical = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A date. Server HTML writes it in en-US and UTC, so that a kept page stays true for everybody; a
 * region that the visitor chose is applied in the browser only (handling: Content).
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

/** A day without a time is the same day in every zone. */
function styleOf(iso: string): Intl.DateTimeFormatOptions {
  return { dateStyle: 'long', ...(iso.includes('T') ? {} : { timeZone: 'UTC' }) }
}
