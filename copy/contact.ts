import { brand } from './brand.ts'
import { type FieldCopy, sharedFields } from './form-fields.ts'
import { figures } from './legal/figures.ts'
import { ownerConfirmed } from './owner-confirmed.ts'
import type { PageMeta, Question } from './page.ts'

export type ContactReason = 'demo' | 'pricing' | 'support' | 'partnership' | 'other'

/** In the order of the form. */
export const contactReasons: readonly { value: ContactReason; label: string }[] = [
  { value: 'demo', label: 'Request a Demo' },
  { value: 'pricing', label: 'Pricing Information' },
  { value: 'support', label: 'Technical Support' },
  { value: 'partnership', label: 'Partnership Opportunities' },
  { value: 'other', label: 'Other' },
]

/** The hours are in Eastern time, although the office is in California. */
export const officeTimeZone = 'America/New_York'

/** As `Date.getDay`: 0 is Sunday. */
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

const faq: readonly Question[] = [
  {
    question: 'What happens after I send a message?',
    answer:
      'It is stored first. Only then does the page say that it was sent. Our team gets it by email and answers to the address you gave.',
  },
  {
    question: 'When do you answer?',
    answer: `On the Pro plan support responds within ${figures.plans.proSupportHours}h; other messages are read during office hours.`,
  },
  {
    question: 'Can I see the product before I sign up?',
    answer:
      'Yes. Request a demo with times that suit you. Name a language or framework in the notes and we prepare for it.',
  },
  {
    question: 'How do I report a vulnerability in your product?',
    answer: 'Use the contact in /.well-known/security.txt. Leave details out of this form.',
    link: { label: 'Report a vulnerability', to: '/security#report-a-vulnerability' },
  },
]

export const contact = {
  /** Above the headings. */
  labels: { page: 'Contact', map: 'Place', faq: 'Questions' },
  meta: {
    title: 'Contact',
    description:
      'Write to us about a demo, pricing, support or a partnership. Office in San Jose, California, with opening hours in Eastern time.',
  } satisfies PageMeta,
  heading: 'Contact',
  lead: 'Ask for a demo, a price or help. A person reads every message.',
  demo: { label: 'Pick times for a demo', to: '/schedule-demo' },
  form: {
    heading: 'Send a message',
    fields: {
      ...sharedFields,
      phone: { label: 'Phone', personalData: 'phone number' },
      reason: {
        label: 'Reason for Contact',
        missing: 'Choose a reason for contact.',
        personalData: 'reason for contact',
      },
      subject: { label: 'Subject', missing: 'Enter a subject.', personalData: 'subject' },
      message: { label: 'Message', missing: 'Enter your message.', personalData: 'message' },
    } satisfies Record<string, FieldCopy>,
    reasonPlaceholder: 'Select a reason',
    submit: 'Send Message',
    submitting: 'Sending...',
    application: {
      heading: 'You are applying for',
      /** Label of the position's id, for owners. */
      job: 'Position',
      reason: 'other' satisfies ContactReason,
      /** Prefix of the job's title. */
      subjectStart: 'Application: ',
      gone: 'This position is no longer open. You can still write to us.',
    },
    success: {
      heading: 'Thank You!',
      text: 'Your message has reached us. We answer to the email address you gave.',
      again: 'Send Another Message',
    },
    failure: {
      /** Logged to the console. */
      log: 'Failed to send email',
      heading: 'Your message was not sent.',
      retry: 'Try again',
    },
  },
  office: {
    heading: 'Office',
    place: `${brand.city}, ${brand.region}`,
    lines: [brand.office.street, `${brand.city}, ${brand.region} ${brand.office.postalCode}`],
    isSample: !ownerConfirmed.office,
    /** Text beside a sample label. */
    sample: 'This address stands in until the owner of the site sets one.',
    email: brand.email,
  },
  hours: {
    heading: 'Office hours',
    zone: 'ET',
    zoneName: 'Eastern time',
    rows: officeHours,
    openNow: 'Open now',
    closedNow: 'Closed now',
    yourTime: 'Your time',
    pacificTime: 'PT',
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
        title: 'Schedule a demo',
        text: 'Give us a few times that suit you. We confirm one.',
        action: { label: 'Pick times', to: '/schedule-demo' },
      },
    ],
  },
  map: {
    heading: 'Where we are',
    alternative:
      'Streets of downtown San Jose. The office is where First Street crosses Santa Clara Street. One block west is Market Street, one block south San Fernando Street, one block north St. John Street with St. James Park beyond it, and three blocks east Fourth Street with City Hall.',
    sketch: 'A sketch, not to scale. Up the page is the way that North First Street leads.',
    links: {
      heading: 'Open in a map',
      ownApp: 'Your map app',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openStreetMap: 'OpenStreetMap',
    },
  },
  faq: { heading: 'Questions and answers', items: faq },
} as const
