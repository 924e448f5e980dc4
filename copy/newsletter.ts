import { type FieldCopy, sharedFields } from './form-fields.ts'

/** The newsletter's form. It is part of the blog, so nothing else is in this file. */
export const newsletter = {
  form: {
    heading: 'Newsletter',
    text: 'New articles by email. Every mail has a link to a page with one button to leave.',
    fields: { email: sharedFields.email } satisfies Record<string, FieldCopy>,
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    success: {
      heading: 'Check your inbox',
      text: 'We sent a link. The subscription starts when you confirm it.',
    },
    failure: { heading: 'Something went wrong. Please try again later.' },
  },
} as const
