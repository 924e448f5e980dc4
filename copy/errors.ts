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
  required: 'This field is required.',
  email: 'Enter an email address, such as name@example.com.',
  linkedin: 'Enter the address of a LinkedIn profile, such as linkedin.com/in/name.',
  tooLong:
    'This is too long to be sent at once: 32 KB in all, about 10,000 Chinese or 30,000 Latin characters. Shorten it, or send it in two messages.',
  tooMany: 'Too many attempts. Wait a few minutes and try again.',
  unavailable: 'The form cannot be sent right now. What you typed is still here.',
  optional: 'optional',
} as const
