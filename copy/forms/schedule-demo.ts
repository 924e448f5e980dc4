import { access } from '../access.ts'
import { brand } from '../brand.ts'
import { messageMonths } from '../legal/retention.ts'
import type { PageMeta } from '../pages/types.ts'
import { confirmationStep, type FieldCopy, noticeEnd, sharedFields } from './field.ts'

/** @param hour 0 to 23 */
function hourChoice(hour: number): { value: string; label: string } {
  return { value: String(hour), label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}` }
}

export const scheduleDemo = {
  label: 'Demo',
  meta: {
    title: 'Schedule a Demo',
    description: `Request a demo of ${brand.name}. Suggest times that work for you, and we’ll confirm one by email with a link to the call.`,
  } satisfies PageMeta,
  heading: 'Schedule a Demo',
  lead: 'Suggest a few times. We’ll confirm one by email, with a link to the call.',
  access: access.beta,
  expect: {
    heading: 'What you’ll see',
    items: [
      'A public repository of your choice, or one of ours.',
      'A question about the repository, and an answer that cites the code.',
      'The repository’s business logic map and STRIDE threat model.',
      'One finding, followed from the scan to the issue.',
    ],
  },
  form: {
    fields: {
      ...sharedFields,
      times: {
        label: 'Preferred times',
        help: 'Suggest at least one time within the next twelve months, in the time zone that you select below.',
        missing: 'Select at least one time that works for you.',
        personalData: 'preferred times',
        california: 'none',
      },
      timeZone: {
        label: 'Time zone',
        help: 'Select a city in your time zone. If you don’t see one, select UTC.',
        missing: 'Select your time zone, like New York (Eastern).',
        personalData: 'time zone',
        california: 'none',
      },
      notes: {
        label: 'Notes',
        help: 'Your language or framework, or what you’d like to see.',
        personalData: 'notes',
        california: 'none',
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
        `Select a month, day, and start for time ${number}, or leave all three empty.`,
      passed: (hour: string) => `${hour} today has passed. Select a later time.`,
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
    /** The parts of the day, with their full hours. */
    parts: [
      { label: 'Morning', hours: [7, 8, 9, 10, 11].map(hourChoice) },
      { label: 'Afternoon', hours: [12, 13, 14, 15, 16].map(hourChoice) },
      { label: 'Evening', hours: [17, 18, 19, 20].map(hourChoice) },
    ],
    timeZonePlaceholder: 'Select a time zone',
    /** The option group of the visitor's time zone if the list doesn't have it. */
    ownTimeZone: 'Your own',
    submit: 'Request Demo',
    submitting: 'Sending...',
    notice: `We use what you send to arrange the demo, and delete it after ${messageMonths} months. ${noticeEnd}`,
    success: {
      heading: 'Request received',
      text: 'We’ll confirm one of your times by email.',
      steps: (email: string) => [
        confirmationStep(email),
        'A person will pick one of your times.',
        'We’ll email you that time, with a link to the call.',
      ],
      action: { label: 'Explore the Products', to: '/services' },
      calendar: 'Add your times to your calendar (.ics)',
    },
    failure: {
      heading: 'Your request wasn’t sent.',
      unconfirmed: 'We don’t know whether your request arrived.',
      retry: 'Try Again',
    },
  },
  calendar: {
    file: 'demo-times.ics',
    summary: `${brand.name} demo (not confirmed yet)`,
    description: 'One of the times you suggested. We’ll confirm one by email.',
    minutes: 30,
    /** Answers a URL without a time that can be read. */
    noTime: 'This URL doesn’t contain a time.',
  },
  contactLink: { label: 'Send a message instead', to: '/contact?reason=demo' },
} as const
