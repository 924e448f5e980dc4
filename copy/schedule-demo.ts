import { brand } from './brand.ts'
import type { PageMeta } from './page.ts'

export const scheduleDemo = {
  meta: {
    title: 'Schedule a Demo',
    description: `Ask for a demo of ${brand.name}. Give the times that suit you and your time zone, and we confirm one of them by email.`,
  } satisfies PageMeta,
  heading: 'Schedule a Demo',
  lead: 'Give us a few times. We confirm one by email and send a link to the call.',
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
      name: 'Full Name',
      email: 'Email',
      company: 'Company',
      times: 'Preferred times',
      timeZone: 'Time zone',
      notes: 'Notes',
    },
    help: {
      times: 'One is enough. In the time zone below.',
      timeZone: 'Such as America/New_York or UTC+1.',
      notes: 'Language, framework, or what you want to see.',
    },
    timeNumber: (number: number) => `Time ${number}`,
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
