import { unsubscribedMonths } from '../legal/retention.ts'
import { type FieldCopy, noticeEnd, sharedFields } from './field.ts'

/** Texts of the newsletter form. The blog loads it, so this file has no other text. */
export const newsletter = {
  form: {
    heading: 'Newsletter',
    text: 'Get new articles by email. Every email has an unsubscribe link.',
    fields: { email: sharedFields.email } satisfies Record<string, FieldCopy>,
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    notice: `We send you articles until you unsubscribe. After that, we keep your address for ${unsubscribedMonths} months so that we don’t email you again. ${noticeEnd}`,
    success: {
      heading: 'Check your inbox',
      text: 'We emailed you a link. Your subscription starts when you follow the link and confirm.',
    },
    failure: { heading: 'Something went wrong. Please try again later.' },
  },
} as const
