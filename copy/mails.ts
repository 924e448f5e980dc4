import { brand } from './brand.ts'
import { newsletterPages } from './forms/newsletter-pages.ts'
import { postalAddress } from './legal/postal-address.ts'
import { retention } from './legal/retention.ts'

/** Emails to visitors. None of them repeats what was entered into a form. */
export const mails = {
  /** Shown at the top of every email. */
  sender: brand.name,
  /** Shown at the end of every email to a visitor. */
  sentBy: `${brand.legalName}, ${postalAddress}`,
  reference: 'Reference',
  acknowledgement: {
    contact: {
      subject: (reference: string) => `We have your message (${reference})`,
      heading: 'We have your message',
      text: 'A person will read your message and reply to this address.',
    },
    application: {
      subject: (reference: string) => `We have your application (${reference})`,
      heading: 'We have your application',
      text: 'A person will read your application and reply to this address.',
    },
    waitlist: {
      subject: (reference: string) => `You’re on the waitlist (${reference})`,
      heading: 'You’re on the waitlist',
      text: 'A person reviews each request. We’ll email you at this address when you can get access.',
    },
    demo: {
      subject: (reference: string) => `We have your demo request (${reference})`,
      heading: 'We have your demo request',
      text: 'We’ll confirm one of your times by email at this address.',
    },
    foot: 'If you didn’t use our form, someone else entered your address. You can ignore this email.',
  },
  confirmation: {
    subject: `Confirm your subscription to ${brand.name}`,
    heading: 'One more step',
    text: `Someone, probably you, asked us to send new articles to this address. To confirm, select the button within ${retention.unconfirmedDays} days.`,
    button: 'Confirm Subscription',
    foot: 'If you didn’t ask for articles, ignore this email. We won’t send any unless you confirm.',
    unsubscribe: 'Unsubscribe',
  },
  newsletter: {
    read: newsletterPages.sample.read,
    why: `You’re getting this email because you confirmed your subscription to new ${brand.name} articles.`,
    unsubscribe: 'Unsubscribe',
    testSubject: (subject: string) => `Test: ${subject}`,
  },
} as const
