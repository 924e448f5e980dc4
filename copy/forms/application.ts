import { applicationLegalYears, applicationYears } from '../legal/retention.ts'
import { confirmationStep, type FieldCopy, noticeEnd, sharedFields } from './field.ts'

/** The form of a job application. */
export const application = {
  heading: (title: string) => (title ? `Apply: ${title}` : 'Apply'),
  description: (title: string) =>
    `Apply for ${title}: your name and email address, a message, links to your work, and a CV if you have one.`,
  /** Before the link to the position's page. */
  position: 'About the position',
  closed: 'We no longer take applications for this position.',
  form: {
    label: 'Your application',
    fields: {
      name: sharedFields.name,
      email: sharedFields.email,
      links: {
        label: 'Links',
        help: 'Portfolio, LinkedIn, code: one address on each line.',
        personalData: 'links',
        california: 'professional',
      },
      message: {
        label: 'Message',
        missing: 'Say why you’d like this position.',
        help: 'Why this position, and what you’d bring to it.',
        personalData: 'message',
        california: 'none',
      },
      cv: {
        label: 'CV',
        help: 'A PDF of up to 5 MB, without photos, birth dates, or ID numbers.',
        personalData: 'CV',
        california: 'professional',
      },
    } satisfies Record<string, FieldCopy>,
    /** Labels of the position, for owners. */
    jobId: 'Position ID',
    jobTitle: 'Position',
    /** Beside the field of a file that was posted with a page that wasn't accepted. */
    chooseAgain: (file: string) =>
      `Choose ${file} again. The browser didn’t keep it when the page loaded again.`,
    submit: 'Send Application',
    submitting: 'Sending...',
    notice: `We use what you send to consider you for the position, and keep it for ${applicationYears} years (California requires ${applicationLegalYears} years after the decision). ${noticeEnd}`,
    success: {
      heading: 'Thank You!',
      text: (title: string) =>
        `We have your application${title ? ` for ${title}` : ''} and will reply by email.`,
      steps: (email: string) => [
        confirmationStep(email),
        'A person reads your application and replies by email.',
      ],
      action: { label: 'All Positions', to: '/careers' },
    },
    failure: {
      heading: 'Your application wasn’t sent.',
      unconfirmed: 'We don’t know whether your application arrived.',
      retry: 'Try Again',
    },
  },
} as const
