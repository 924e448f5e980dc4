import { access } from './access.ts'
import { brand } from './brand.ts'
import { type FieldCopy, sharedFields } from './form-fields.ts'
import type { PageMeta } from './page.ts'

/** @param hour 0 to 23 */
function hourChoice(hour: number): { value: string; label: string } {
  return { value: String(hour), label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}` }
}

export const scheduleDemo = {
  label: 'Demo',
  meta: {
    title: 'Schedule a Demo',
    description: `Ask for a demo of ${brand.name}. Give the times that suit you and your time zone, and we confirm one of them by email.`,
  } satisfies PageMeta,
  heading: 'Schedule a Demo',
  lead: 'Pick a few times that work for you. We confirm one by email and send a link to the call.',
  access: access.beta,
  expect: {
    heading: 'What you will see',
    items: [
      'A repository of your choice, public or ours, as input.',
      'A question answered with file and line.',
      'The business logic map and the STRIDE threat model made from it.',
      'One finding, from scan to issue.',
    ],
  },
  form: {
    fields: {
      ...sharedFields,
      times: {
        label: 'Preferred times',
        help: 'One is enough. In the time zone below, within the next twelve months.',
        missing: 'Choose at least one time that suits you.',
        personalData: 'preferred times',
      },
      timeZone: {
        label: 'Time zone',
        help: 'A city with the same clock as yours. If none is listed, choose UTC.',
        missing: 'Choose your time zone, like New York (Eastern).',
        personalData: 'time zone',
      },
      notes: {
        label: 'Notes',
        help: 'Language, framework, or what you want to see.',
        personalData: 'notes',
      },
    } satisfies Record<string, FieldCopy>,
    times: {
      legend: (number: number) => `Time ${number}`,
      month: 'Month',
      day: 'Day',
      start: 'Start',
      /** The placeholder of a select. */
      none: '–',
      incomplete: (number: number) =>
        `Choose month, day and start of time ${number}, or leave all three empty.`,
      noSuchDay: (day: string) => `There is no ${day} in the next twelve months.`,
    },
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    /** Parts of the day and their full hours. */
    parts: [
      { label: 'Morning', hours: [7, 8, 9, 10, 11].map(hourChoice) },
      { label: 'Afternoon', hours: [12, 13, 14, 15, 16].map(hourChoice) },
      { label: 'Evening', hours: [17, 18, 19, 20].map(hourChoice) },
    ],
    timeZonePlaceholder: 'Select a time zone',
    /** The option group of the visitor's time zone, if it is not listed. */
    ownTimeZone: 'Your own',
    submit: 'Request Demo',
    submitting: 'Sending...',
    success: {
      heading: 'Request received',
      text: 'We confirm one of your times by email.',
      action: { label: 'Back to Home', to: '/' },
      calendar: 'Add your times to a calendar (.ics)',
    },
    failure: {
      heading: 'Your request was not sent.',
      retry: 'Try again',
    },
  },
  calendar: {
    file: 'demo-times.ics',
    summary: `${brand.name} demo (not confirmed yet)`,
    description: 'One of the times that you asked for. We confirm one by email.',
    minutes: 30,
  },
  contactLink: { label: 'Write a message instead', to: '/contact?reason=demo' },
} as const
