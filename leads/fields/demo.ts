import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { timeZones } from '#copy/forms/time-zones.ts'
import { company, email, formField, fullName, MAX_LINE_LENGTH } from './field.ts'

export const MAX_TIMES = 5

const { fields, timeZonePlaceholder } = scheduleDemo.form

/** The fields of the demo request, in the order of the page. */
export const demoFields = [
  fullName,
  email,
  company,
  formField('times', fields.times, {
    type: 'times',
    // `MAX_TIMES` lines and the line breaks between them.
    maxLength: MAX_TIMES * MAX_LINE_LENGTH + MAX_TIMES - 1,
  }),
  formField('timeZone', fields.timeZone, {
    type: 'select',
    options: timeZones.flatMap(({ label, zones }) =>
      zones.map((zone) => ({ ...zone, group: label })),
    ),
    optionsPlaceholder: timeZonePlaceholder,
    showsStoredValue: true,
  }),
  formField('notes', fields.notes, { type: 'textarea' }),
]
