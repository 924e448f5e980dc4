import { access } from '../access.ts'
import { brand } from '../brand.ts'
import { waitlistMonths } from '../legal/retention.ts'
import type { PageMeta } from '../pages/types.ts'
import { trial } from '../pricing/trial.ts'
import { type FieldCopy, sharedFields } from './field.ts'

export const waitlist = {
  label: 'Waitlist',
  meta: {
    title: 'Join the Waitlist',
    description: `Request early access to the ${brand.name} private beta with your email address and LinkedIn profile.`,
  } satisfies PageMeta,
  heading: `Try ${brand.name}`,
  lead: access.beta,
  notes: [trial],
  plan: {
    /** Prefix of the plan's name if the visitor came from a plan's button. */
    chosen: 'Plan of interest:',
    /** The plan's label, for owners. */
    label: 'Plan',
  },
  form: {
    fields: {
      email: sharedFields.email,
      linkedin: {
        label: 'LinkedIn URL',
        help: 'We will review and prioritize your request based on your LinkedIn profile.',
        rule: 'On linkedin.com or a country’s site, with or without https://.',
        missing: 'Enter your LinkedIn URL, like linkedin.com/in/your-name.',
        personalData: 'LinkedIn profile address',
        california: 'identifiers',
      },
    } satisfies Record<string, FieldCopy>,
    submit: 'Request Access',
    submitting: 'Requesting...',
    notice: `We use this to decide on early access and delete it after ${waitlistMonths} months. We don’t sell it or share it for ads.`,
    success: {
      heading: "You're In!",
      text: 'You’re on the waitlist. A person reviews each request, and we’ll email you when access opens to you.',
      action: { label: 'Back to Home', to: '/' },
    },
    failure: { heading: 'Something went wrong. Please try again later.' },
  },
  /** Shown instead of the footer. */
  legal: {
    text: 'The fine print:',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
} as const
