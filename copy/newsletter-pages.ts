import { brand } from './brand.ts'
import type { PageMeta } from './page.ts'

/** The newsletter's own page, and the two pages that its mails link to. */
export const newsletterPages = {
  page: {
    meta: {
      title: 'Newsletter',
      description: `New articles of ${brand.name} on application security, by email. Nothing before you confirm, and in every mail a link to leave.`,
    } satisfies PageMeta,
    heading: 'Newsletter',
    text: 'New articles by email. Nothing is sent before you confirm the address.',
    label: 'Newsletter',
  },
  confirm: {
    meta: {
      title: 'Confirm Subscription',
      description: `Confirm that you want to receive new articles of ${brand.name} by email at this address.`,
    } satisfies PageMeta,
    heading: 'Confirm your subscription',
    text: 'Press the button to receive new articles by email.',
    submit: 'Confirm',
    done: { heading: 'Subscribed', text: 'Your address is confirmed.' },
    action: { label: 'Read the articles', to: '/blogs' },
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe',
      description: `Stop receiving new articles of ${brand.name} by email. One button, no sign-in and no questions.`,
    } satisfies PageMeta,
    heading: 'Unsubscribe',
    text: 'Press the button to stop receiving articles by email.',
    submit: 'Unsubscribe',
    done: { heading: 'Unsubscribed', text: 'You receive no more articles at this address.' },
    action: { label: 'Back to Home', to: '/' },
  },
  invalidLink: {
    heading: 'This link is not valid',
    text: 'It may be incomplete or too old. Subscribe again to get a new one.',
    action: { label: 'Subscribe again', to: '/newsletter' },
  },
  unavailable: {
    heading: 'Not done yet',
    text: 'Something went wrong on our side. Press the button again in a moment.',
  },
} as const
