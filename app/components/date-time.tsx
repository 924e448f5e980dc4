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
      {region ? date.toLocaleDateString(region, { dateStyle: 'long' }) : canonical.format(date)}
    </time>
  )
}
