import { instantOf } from '#leads/fields/demo-times.ts'

/**
 * The URL of the calendar file for the times of a demo request; undefined when none of them is a valid date
 * and time. The URL contains only the instants.
 */
export function calendarUrl(values: Readonly<Record<string, string>>): string | undefined {
  const instants = (values.times ?? '')
    .split('\n')
    .flatMap((time) => instantOf(time, values.timeZone ?? '') ?? [])
  if (instants.length === 0) return undefined
  return `/schedule-demo/times.ics?times=${instants.map(calendarTime).join(',')}`
}

/** Formats an instant in UTC (RFC 5545 §3.3.5): `20260701T120000Z`. */
export function calendarTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Parses the output of `calendarTime`; undefined for anything else. */
export function readCalendarTime(text: string): Date | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const instant = new Date(iso === text ? Number.NaN : iso)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
