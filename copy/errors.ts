import { brand } from './brand.ts'

/** The server's text when it can't render. Not in `pageErrors`, which every page loads. */
export const unavailable = {
  heading: 'Temporarily unavailable',
  text: 'We can’t show this page right now. Please try again in a moment.',
} as const

/** Texts of error pages. */
export const pageErrors = {
  unexpected: {
    label: '500',
    heading: 'Something went wrong',
    text: 'We’ve recorded the error. Try again, or email us if the error keeps happening.',
  },
  retry: 'Try Again',
  home: { label: 'Back to Home', to: '/' },
  email: brand.email,
} as const

/** Texts of failed forms, by cause. */
export const formErrors = {
  summary: 'Please check these fields',
  /** Prefix of the page title while a form shows errors. */
  titlePrefix: 'Error: ',
  tooLong:
    'Your text is too long to send at once. The limit is 32 KB, about 30,000 characters. Shorten the text, or send two messages.',
  /** Why a form was not accepted, if no single field is the reason. */
  reasons: {
    limited: 'There have been too many attempts from your network. Wait a few minutes.',
    unavailable: 'We couldn’t save what you sent.',
    unreachable:
      'We got no response. Your connection may be down. If you send the same text again, we store it only once.',
    rejected: 'We couldn’t accept what you sent.',
  },
  retryHint: 'What you typed is still here. Try again, or email us.',
  optional: 'optional',
  length: (used: number, limit: number) =>
    `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
} as const
