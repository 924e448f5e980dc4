import { access } from '../access.ts'
import { brand } from '../brand.ts'
import { waitlistMonths } from '../legal/retention.ts'
import type { PageMeta } from '../pages/types.ts'
import { trial } from '../pricing/trial.ts'
import { confirmationStep, type FieldCopy, noticeEnd, sharedFields } from './field.ts'

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
        missing: 'Enter your LinkedIn URL, like linkedin.com/in/your-name.',
        personalData: 'LinkedIn profile address',
        california: 'identifiers',
      },
    } satisfies Record<string, FieldCopy>,
    submit: 'Request Access',
    submitting: 'Requesting...',
    notice: `We use what you send to decide on early access, and delete it after ${waitlistMonths} months. ${noticeEnd}`,
    success: {
      heading: "You're In!",
      text: 'You’re on the waitlist. Here’s what happens next.',
      steps: (email: string) => [
        confirmationStep(email),
        'A person will review your request.',
        'We’ll email you an invitation when you can get access.',
      ],
      action: { label: 'Explore the Products', to: '/services' },
      link: { label: 'How we handle your code', to: '/trust' },
    },
    failure: { heading: 'Something went wrong. Please try again later.' },
  },
  /** Shown instead of the footer. */
  legal: {
    links: [
      { label: 'No LinkedIn profile? Write to us.', to: '/contact' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
    ],
  },
} as const
