import { applicationLegalYears, applicationYears } from '../legal/retention.ts'
import { confirmationStep, type FieldCopy, noticeEnd, sharedFields } from './field.ts'

/** The form of a job application. */
export const application = {
  heading: (title: string) => (title ? `Apply: ${title}` : 'Apply'),
  description: (title: string) =>
    `Apply for ${title} with your name, your email address, a message, links to your work, and a CV if you have one.`,
  /** Before the link to the position's page. */
  position: 'About the position',
  closed: 'We’re no longer accepting applications for this position.',
  form: {
    label: 'Your application',
    fields: {
      name: sharedFields.name,
      email: sharedFields.email,
      links: {
        label: 'Links',
        help: 'Portfolio, LinkedIn, or code. Enter one address per line.',
        personalData: 'links',
        california: 'professional',
      },
      message: {
        label: 'Message',
        missing: 'Tell us why you’d like this position.',
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
    /** Next to the field of a file that was posted with a page that wasn't accepted. */
    chooseAgain: (file: string) =>
      `Choose ${file} again. The browser didn’t keep the file when the page reloaded.`,
    submit: 'Send Application',
    submitting: 'Sending...',
    notice: `We use what you send to consider you for the position, and keep it for ${applicationYears} years (California requires ${applicationLegalYears} years after the decision). ${noticeEnd}`,
    success: {
      heading: 'Thank You!',
      text: (title: string) =>
        `We have your application${title ? ` for ${title}` : ''} and will reply by email.`,
      steps: (email: string) => [
        confirmationStep(email),
        'A person will read your application and reply by email.',
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
