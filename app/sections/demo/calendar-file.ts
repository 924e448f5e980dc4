import { brand } from '#copy/brand.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'

/** A calendar file (RFC 5545) with the requested times as tentative events. */
export function calendarFile(times: readonly Date[], siteUrl: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Website//EN`,
    'METHOD:PUBLISH',
    ...times.flatMap((time) => event(time, new URL(siteUrl).host, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** Formats an instant in UTC (RFC 5545 §3.3.5): `20260701T120000Z`. */
function calendarTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function event(start: Date, host: string, now: Date): string[] {
  const { summary, description, minutes } = scheduleDemo.calendar
  return [
    'BEGIN:VEVENT',
    `UID:demo-${calendarTime(start)}@${host}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${asText(summary)}`,
    `DESCRIPTION:${asText(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ]
}

/** Escapes text (RFC 5545 §3.3.11). */
function asText(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&')
}
