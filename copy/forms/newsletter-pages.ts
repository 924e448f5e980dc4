import { brand } from '../brand.ts'
import type { PageMeta } from '../pages/types.ts'

/** Texts of the newsletter's page, and of the two pages that its emails link to. */
export const newsletterPages = {
  page: {
    meta: {
      title: 'Newsletter',
      description: `Get new ${brand.name} articles on application security by email. We send articles only after you confirm, and every email has an unsubscribe link.`,
    } satisfies PageMeta,
    heading: 'Newsletter',
    text: 'Get one email for each article that we announce. The emails have no tracking pixels. We send articles only after you confirm your address.',
    label: 'Newsletter',
  },
  sample: {
    label: 'Sample',
    heading: 'What an email looks like',
    from: 'From',
    subject: 'Subject',
    read: 'Read the article',
    foot: 'Every email has an unsubscribe link and our postal address.',
  },
  confirm: {
    meta: {
      title: 'Confirm Subscription',
      description: `Confirm that you want to receive new ${brand.name} articles by email at this address.`,
    } satisfies PageMeta,
    heading: 'Confirm your subscription',
    text: 'Select the button to get new articles by email.',
    submit: 'Confirm',
    done: { heading: 'Subscribed', text: 'Your address is confirmed.' },
    action: { label: 'Read the Articles', to: '/blogs' },
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe',
      description: `Stop receiving new ${brand.name} articles by email. You select one button and don’t have to sign in.`,
    } satisfies PageMeta,
    heading: 'Unsubscribe',
    text: 'Select the button to stop getting articles by email.',
    submit: 'Unsubscribe',
    done: { heading: 'Unsubscribed', text: 'You won’t get any more articles at this address.' },
    action: { label: 'Back to Home', to: '/' },
  },
  invalidLink: {
    heading: 'This link isn’t valid',
    text: 'The link may be incomplete or expired. Subscribe again to get a new link.',
    action: { label: 'Subscribe Again', to: '/newsletter' },
  },
  unavailable: {
    heading: 'Something went wrong',
    text: 'Your subscription hasn’t changed. Try the button again in a moment.',
  },
} as const
