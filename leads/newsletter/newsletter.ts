import { randomUUID } from 'node:crypto'
import { mails } from '#copy/mails.ts'
import { domainOf, type MailOptions, openMailer } from '../delivery/mail.ts'
import { type MailContent, plainText } from '../delivery/mails/mail-content.ts'
import { newsletterMail } from '../delivery/mails/newsletter.ts'
import { unsubscribeUrl } from '../delivery/mails/to-visitor.ts'
import type { Outcome } from '../delivery/outbox.ts'
import { emailAddress } from '../fields/email-address.ts'
import {
  countReceivers,
  listSentPosts,
  type NewsletterPost,
  queuePost,
  type SentPost,
  stopPost,
} from './posts.ts'
import { type SubscriptionParts, unsubscribeAddress } from './subscription.ts'

/** The result of a test mail. `off`: there is no mail server in the settings. */
export type TestResult = Outcome | { state: 'invalid address' } | { state: 'off' }

/** The mail about a post. */
export interface NewsletterPreview {
  from: string
  subject: string
  html: string
  text: string
}

/** Sends posts to subscribers. */
export interface Newsletter {
  /** The newsletter as a person sends it, whose name is recorded. */
  of(person: string): Newsletter
  /** Mails per minute, of all processes together. */
  mailsPerMinute: number
  /** Whether there is a mail server in the settings. Without one, a post waits in the outbox. */
  hasMail: boolean
  /** Why no post may be sent; undefined when one may. */
  refusal: string | undefined
  /** How many subscribers haven't been sent a post, by the post's ID. */
  countReceivers(post: string): Promise<number>
  /**
   * Queues a post for those who haven't been sent it, and returns for how many.
   * @throws Error with the `refusal`
   */
  send(post: NewsletterPost): Promise<number>
  /** Deletes the queued mails of a post, by its ID, except those that are being sent, and returns how many. */
  stop(post: string): Promise<number>
  /** Ends the subscription of an address, and returns whether it had one. */
  unsubscribe(address: string): Promise<boolean>
  /** Sends the mail about a post to one address now, marked as a test. Its link unsubscribes nobody. */
  sendTest(post: NewsletterPost, address: string): Promise<TestResult>
  /** The mail about a post. Its link unsubscribes nobody. */
  preview(post: NewsletterPost): Promise<NewsletterPreview>
  /** The posts that were sent, the latest first, at most `MAX_LISTED`. */
  sentPosts(): Promise<SentPost[]>
  /** A post that was sent, by its ID. */
  sentPost(id: string): Promise<SentPost | undefined>
}

export interface NewsletterParts extends SubscriptionParts, MailOptions {
  siteUrl: string
  mailsPerMinute: number
  /** Whether mails end with a full postal address, as the CAN-SPAM Act requires. */
  hasPostalAddress: boolean
  /** Called when mails may be due now. */
  onQueued: () => void
}

const NO_POSTAL_ADDRESS =
  'No post can be sent yet: a newsletter must carry your street address or P.O. box (CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)). Set `office` in copy/brand.ts, then `office` in copy/claims/owner-confirmed.ts to true.'

/** No lead has this ID. */
const NOBODY = 'nobody'

/** Opens the newsletter on a store. @param person the name of who uses it; null on the command line */
export function openNewsletter(parts: NewsletterParts, person: string | null = null): Newsletter {
  const { store, siteUrl, now, mailFrom, mailsPerMinute } = parts
  const mailTo = async (post: NewsletterPost, to: string): Promise<MailContent> => {
    const unsubscribe = unsubscribeUrl(siteUrl, await parts.secret(), NOBODY)
    return newsletterMail(post, { siteUrl, to, unsubscribe })
  }
  const refusal = parts.hasPostalAddress ? undefined : NO_POSTAL_ADDRESS
  return {
    of: (name) => openNewsletter(parts, name),
    mailsPerMinute,
    hasMail: parts.smtpUrl !== undefined,
    refusal,
    async countReceivers(post) {
      return countReceivers(await store.open(), post)
    },
    async send(post) {
      if (refusal) throw new Error(refusal)
      const count = await queuePost(parts, post, { now: now(), person })
      parts.onQueued()
      return count
    },
    stop: (post) => stopPost(store, post, { now: now(), person }),
    async unsubscribe(given) {
      const hasEnded = await unsubscribeAddress(parts, emailAddress(given) ?? given, person)
      parts.onQueued()
      return hasEnded
    },
    async sendTest(post, given) {
      const address = emailAddress(given)
      if (!address) return { state: 'invalid address' }
      const mailer = openMailer(parts)
      if (!mailer) return { state: 'off' }
      const mail = await mailTo(post, address)
      const content = { ...mail, subject: mails.newsletter.testSubject(mail.subject) }
      const messageId = `<${randomUUID()}@${domainOf(mailFrom)}>`
      try {
        return await mailer.send(content, { messageId, date: new Date(now()) })
      } finally {
        mailer.close()
      }
    },
    async preview(post) {
      const { renderMail } = parts
      if (!renderMail) throw new Error('A preview needs the templates of mails')
      const mail = await mailTo(post, '')
      const html = await renderMail(mail)
      return { from: mailFrom, subject: mail.subject, html, text: plainText(mail) }
    },
    async sentPosts() {
      return listSentPosts(await store.open())
    },
    async sentPost(id) {
      return (await listSentPosts(await store.open(), id))[0]
    },
  }
}
