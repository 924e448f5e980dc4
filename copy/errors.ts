import { brand } from './brand.ts'

/** The text of pages that cannot be shown. */
export const pageErrors = {
  unavailable: {
    heading: 'Temporarily unavailable',
    text: 'This page cannot be shown right now. Please try again in a moment.',
  },
  unexpected: {
    heading: 'Something went wrong',
    text: 'The error has been recorded. Try again, or write to us if it stays.',
  },
  retry: 'Try again',
  home: { label: 'Back to Home', to: '/' },
  email: brand.email,
} as const

/** The text of failed forms, by cause. */
export const formErrors = {
  summary: 'Please check these fields',
  /** Prefix of the page's title while a form shows errors. */
  titlePrefix: 'Error: ',
  tooLong:
    'This is too long to be sent at once: 32 KB in all, about 10,000 Chinese or 30,000 Latin characters. Shorten it, or send it in two messages.',
  /** The reason a form was not accepted, where no field is to blame. */
  reasons: {
    limited: 'Too many attempts from your network. Wait a few minutes first.',
    unavailable: 'Our server could not store it.',
    unreachable: 'No answer came. Your connection may be down.',
    refused: 'Our server did not accept it.',
  },
  kept: 'What you typed is still here. Try again, or write to us by email.',
  optional: 'optional',
} as const
