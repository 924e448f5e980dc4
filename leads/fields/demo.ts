import { scheduleDemo } from '#copy/schedule-demo.ts'
import { timeZones } from '#copy/time-zones.ts'
import { company, email, type FormField, fullName, line, MAX_LINE_LENGTH } from './field.ts'

export const MAX_TIMES = 5

/** Demo request with preferred times. */
export const demoFields: readonly FormField[] = [
  { ...fullName, label: scheduleDemo.form.fields.name },
  { ...email, label: scheduleDemo.form.fields.email },
  { ...company, label: scheduleDemo.form.fields.company },
  {
    ...line,
    name: 'times',
    label: scheduleDemo.form.fields.times,
    type: 'times',
    required: true,
    // Five lines, each as long as every other field, and the breaks between them.
    maxLength: MAX_TIMES * MAX_LINE_LENGTH + MAX_TIMES - 1,
    autocomplete: 'off',
    help: scheduleDemo.form.help.times,
    missing: 'Choose at least one time that suits you.',
  },
  {
    ...line,
    name: 'timeZone',
    label: scheduleDemo.form.fields.timeZone,
    type: 'select',
    options: timeZones.flatMap(({ label, zones }) =>
      zones.map((zone) => ({ ...zone, group: label })),
    ),
    optionsPlaceholder: scheduleDemo.form.timeZonePlaceholder,
    required: true,
    autocomplete: 'off',
    help: scheduleDemo.form.help.timeZone,
    missing: 'Choose your time zone, like America/New_York.',
  },
  {
    ...line,
    name: 'notes',
    label: scheduleDemo.form.fields.notes,
    type: 'textarea',
    autocomplete: 'off',
    help: scheduleDemo.form.help.notes,
  },
]
