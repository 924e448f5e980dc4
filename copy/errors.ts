import { brand } from './brand.ts'

/** What a page says when it cannot be shown. */
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

/** What every form says when the answer is no, by its cause. */
export const formErrors = {
  summary: 'Please check these fields',
  /** Goes before the page's title while a form shows what is wrong with it. */
  titlePrefix: 'Error: ',
  tooLong:
    'This is too long to be sent at once: 32 KB in all, about 10,000 Chinese or 30,000 Latin characters. Shorten it, or send it in two messages.',
  /** Why a form was not taken, where no field is to blame. */
  reasons: {
    limited: 'Too many attempts from your network. Wait a few minutes first.',
    unavailable: 'Our server could not store it.',
    unreachable: 'No answer came. Your connection may be down.',
    refused: 'Our server did not accept it.',
  },
  kept: 'What you typed is still here. Try again, or write to us by email.',
  optional: 'optional',
} as const
