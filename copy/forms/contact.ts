import { brand } from '../brand.ts'
import { ownerConfirmed } from '../claims/owner-confirmed.ts'
import { planFigures } from '../legal/plan-figures.ts'
import { messageMonths } from '../legal/retention.ts'
import type { PageMeta, Question } from '../pages/types.ts'
import { confirmationStep, type FieldCopy, noticeEnd, sharedFields } from './field.ts'

export type ContactReason = 'demo' | 'pricing' | 'support' | 'partnership' | 'other'

/** In the order of the form. */
export const contactReasons: readonly { value: ContactReason; label: string }[] = [
  { value: 'demo', label: 'Request a Demo' },
  { value: 'pricing', label: 'Pricing Information' },
  { value: 'support', label: 'Technical Support' },
  { value: 'partnership', label: 'Partnership Opportunities' },
  { value: 'other', label: 'Other' },
]

/** The office hours are in Eastern time, although the office is in California. */
export const officeTimeZone = 'America/New_York'

/** Where the office is. */
export const pacificTimeZone = 'America/Los_Angeles'

/** As in `Date.getDay`: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface OfficeHours {
  label: string
  days: readonly Weekday[]
  /** Full hours in the office's time zone, 0 to 24; null when closed. */
  open: { from: number; to: number } | null
  text: string
}

export const officeHours: readonly OfficeHours[] = [
  {
    label: 'Mon-Fri',
    days: [1, 2, 3, 4, 5],
    open: { from: 9, to: 18 },
    text: '9:00 AM-6:00 PM',
  },
  { label: 'Sat', days: [6], open: { from: 10, to: 14 }, text: '10:00 AM-2:00 PM' },
  { label: 'Sun', days: [0], open: null, text: 'Closed' },
]

export const contactQuestions: readonly Question[] = [
  {
    question: 'What happens after I send a message?',
    answer:
      'We save your message and email it to our team. Someone on the team will reply to your email address.',
  },
  {
    question: 'When will I hear back?',
    answer: `On a paid Pro subscription, support responds within ${planFigures.proSupportHours} hours. We read other messages during office hours.`,
  },
  {
    question: 'Can I see the product before I sign up?',
    answer:
      'Yes. Request a demo and suggest times that work for you. If you tell us your language or framework, we’ll choose examples that fit.',
  },
  {
    question: 'How do I report a vulnerability in your product?',
    answer: `Email ${brand.securityEmail}. Our policy states the scope, response times, and safe harbor.`,
    link: { label: 'Vulnerability policy', to: '/trust#report-a-vulnerability' },
  },
]

export const contact = {
  /** Shown above the headings. */
  labels: { page: 'Contact', map: 'Place', faq: 'Questions' },
  meta: {
    title: 'Contact',
    description:
      'Contact us about a demo, pricing, support, or a partnership. Our office is in San Jose, California, and office hours are in Eastern time.',
  } satisfies PageMeta,
  heading: 'Contact',
  lead: 'Ask about a demo, pricing, or support. Don’t send code or secrets here. To send us code, ask for a private upload.',
  demo: { label: 'Suggest times for a demo', to: '/schedule-demo' },
  form: {
    heading: 'Send a message',
    fields: {
      ...sharedFields,
      phone: { label: 'Phone', personalData: 'phone number', california: 'customer-records' },
      reason: {
        label: 'Reason for Contact',
        missing: 'Select a reason for contact.',
        personalData: 'reason for contact',
        california: 'none',
      },
      subject: {
        label: 'Subject',
        missing: 'Enter a subject.',
        personalData: 'subject',
        california: 'none',
      },
      message: {
        label: 'Message',
        missing: 'Enter your message.',
        personalData: 'message',
        california: 'none',
      },
    } satisfies Record<string, FieldCopy>,
    reasonPlaceholder: 'Select a reason',
    submit: 'Send Message',
    submitting: 'Sending...',
    notice: `We use what you send to answer you, and delete it after ${messageMonths} months. ${noticeEnd}`,
    success: {
      heading: 'Thank You!',
      text: 'We have your message and will reply by email.',
      steps: (email: string) => [
        confirmationStep(email),
        'A person will read your message during office hours and reply by email.',
      ],
      again: 'Send Another Message',
      link: { label: 'Read the documentation', to: '/docs/integrations' },
    },
    failure: {
      /** The message logged to the console. */
      log: 'Failed to send email',
      heading: 'Your message wasn’t sent.',
      unconfirmed: 'We don’t know whether your message arrived.',
      retry: 'Try Again',
    },
  },
  office: {
    heading: 'Office',
    place: `${brand.city}, ${brand.region}`,
    lines: [brand.office.street, `${brand.city}, ${brand.region} ${brand.office.postalCode}`],
    isSample: !ownerConfirmed.office,
    /** Shown next to a sample label. */
    sample: 'This address is a placeholder.',
    email: brand.email,
  },
  hours: {
    heading: 'Office hours',
    zone: 'ET',
    zoneName: 'Eastern time',
    rows: officeHours,
    openNow: 'Open now',
    closedNow: 'Closed now',
    holidays: 'Closed on US federal holidays.',
    yourTime: 'Your time',
    pacificTime: 'PT',
    /** After hours that end on the next day in the visitor's time zone. */
    nextDay: 'the next day',
  },
  dial: {
    /** The alternative text, with the rows of office hours that have any. */
    alternative: (rows: readonly Pick<OfficeHours, 'label' | 'text'>[]) =>
      `A 24-hour dial in Eastern time. Open: ${rows.map(({ label, text }) => `${label} ${text}`).join(', ')}.`,
    control: 'Time of day',
    open: 'Open',
    closed: 'Closed',
    /** The button that turns the dial back to the present. */
    now: 'Now',
  },
  otherWays: {
    heading: 'Other ways to connect',
    items: [
      {
        icon: 'BookOpen',
        title: 'Documentation',
        text: 'Set up an integration, step by step.',
        action: { label: 'Read the documentation', to: '/docs/integrations' },
      },
      {
        icon: 'CalendarDays',
        title: 'Suggest times for a demo',
        text: 'Suggest a few times, and we’ll confirm one.',
        action: { label: 'Suggest times', to: '/schedule-demo' },
      },
    ],
  },
  map: {
    heading: 'Where we are',
    summary:
      'A map of downtown San Jose. The office is at the corner of First Street and Santa Clara Street.',
    streets:
      'Market Street is one block west, and San Fernando Street is one block south. St. John Street is one block north, with St. James Park beyond it. Fourth Street and City Hall are three blocks east.',
    sketch: 'This sketch isn’t to scale. North First Street runs from bottom to top.',
    links: {
      heading: 'Open in a map',
      ownApp: 'Your map app',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openStreetMap: 'OpenStreetMap',
    },
  },
  faq: { heading: 'Questions and answers' },
} as const
