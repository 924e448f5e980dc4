import { html } from 'hono/html'
import { officeTimeZone } from '#copy/forms/contact.ts'
import { timeZones } from '#copy/forms/time-zones.ts'
import { type Html, options } from './layout.ts'

/** A time zone of the list; that of the office for any other text, such as none. */
export function parseTimeZone(text: string | null | undefined): string {
  const zones = timeZones.flatMap((group) => group.zones)
  return zones.find(({ value }) => value === text)?.value ?? officeTimeZone
}

/** The options of a select of time zones. */
export function timeZoneOptions(chosen: string): Html[] {
  return timeZones.map(
    ({ label, zones }) => html`<optgroup label="${label}">${options(zones, chosen)}</optgroup>`,
  )
}
