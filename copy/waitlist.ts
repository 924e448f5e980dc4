import { access } from './access.ts'
import { brand } from './brand.ts'
import { type FieldCopy, sharedFields } from './form-fields.ts'
import type { PageMeta } from './page.ts'
import { trial } from './trial.ts'

export const waitlist = {
  label: 'Waitlist',
  meta: {
    title: 'Join the Waitlist',
    description: `Request early access to the private beta of ${brand.name} with an email address and a LinkedIn profile.`,
  } satisfies PageMeta,
  heading: `Try ${brand.name}`,
  lead: access.beta,
  notes: [trial],
  plan: {
    /** Prefix of the plan's name when a plan's button led here. */
    chosen: 'Plan of interest:',
    /** Label of the plan, for owners. */
    label: 'Plan',
  },
  form: {
    fields: {
      email: sharedFields.email,
      linkedin: {
        label: 'LinkedIn URL',
        help: 'We will review and prioritize your request based on your LinkedIn profile.',
        rule: 'A page on linkedin.com or a country host such as de.linkedin.com. We add https:// where it is missing.',
        missing: 'Enter the address of your LinkedIn profile, like linkedin.com/in/your-name.',
        personalData: 'LinkedIn profile address',
      },
    } satisfies Record<string, FieldCopy>,
    submit: 'Request Access',
    submitting: 'Requesting...',
    success: {
      heading: "You're In!",
      text: 'Your request is on the waitlist. We write to you when access opens.',
      action: { label: 'Back to Home', to: '/' },
    },
    failure: { heading: 'Something went wrong. Please try again later.' },
  },
  /** The line shown instead of the footer. */
  legal: {
    text: 'What we do with what you send:',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
} as const
