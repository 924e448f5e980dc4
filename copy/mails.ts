import { brand } from './brand.ts'
import { figures } from './legal/figures.ts'

/** Mails to visitors. None of them repeats what was typed into a form. */
export const mails = {
  /** The top of every mail. */
  sender: brand.name,
  reference: 'Reference',
  acknowledgement: {
    contact: {
      subject: (reference: string) => `We have your message (${reference})`,
      heading: 'Your message has arrived',
      text: 'It is stored, and a person reads it. The answer comes to this address.',
    },
    application: {
      subject: (reference: string) => `We have your application (${reference})`,
      heading: 'Your application has arrived',
      text: 'It is stored, and a person reads it. The answer comes to this address.',
    },
    waitlist: {
      subject: (reference: string) => `You are on the waitlist (${reference})`,
      heading: 'You are on the waitlist',
      text: 'We write to this address when access opens.',
    },
    demo: {
      subject: (reference: string) => `We have your demo request (${reference})`,
      heading: 'Your demo request has arrived',
      text: 'We confirm one of your times by email to this address.',
    },
    foot: 'If it was not you who used our form, somebody typed your address there. You can ignore this mail.',
  },
  confirmation: {
    subject: `Confirm your subscription to ${brand.name}`,
    heading: 'One step left',
    text: `Somebody, probably you, entered this address to receive our new articles by email. Press the button to confirm it. The link works for ${figures.retention.unconfirmedDays} days.`,
    button: 'Confirm subscription',
    foot: 'If it was not you, ignore this mail: without a confirmation you receive nothing more.',
    unsubscribe: 'Unsubscribe',
  },
} as const
