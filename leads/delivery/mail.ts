import type { NodemailerError } from 'nodemailer'
import { cleanLine } from '../fields/text.ts'
import { type ContentParts, deliveryKinds } from './kinds.ts'
import { type MailContent, plainText, type RenderMail } from './mails/mail-content.ts'
import type { ClaimedDelivery, Outcome } from './outbox.ts'
import { SEND_TIMEOUT_MS } from './schedule.ts'
import type { Channel } from './worker.ts'

/** What mail is set up with. */
export interface MailOptions {
  /** Without it, mail waits in the outbox. */
  smtpUrl?: string | undefined
  /** Renders mails. Not needed for only reading leads. */
  renderMail?: RenderMail | undefined
  /** The fixed internal recipient. No input can change it. */
  contactRecipient: string
  mailFrom: string
}

/** A mail's ID, time, and headers in addition to those of its content. */
interface MailHeaders {
  messageId: string
  date: Date
  headers?: Record<string, string>
}

/** Sends single mails. */
export interface Mailer {
  /** Never throws: a failure is an outcome. */
  send(content: MailContent, headers: MailHeaders, stop?: AbortSignal): Promise<Outcome>
  close(): void
}

/** The mails of the outbox. Undefined when mail isn't set up. */
export function openMail(parts: MailOptions & ContentParts): Channel | undefined {
  const mailer = openMailer(parts)
  if (!mailer) return undefined
  return {
    async deliver(delivery, stop) {
      try {
        const content = await contentOf(delivery, parts)
        if (!content) return { state: 'sent' }
        const { message_id: messageId, created_at } = delivery
        const headers = automatic(delivery)
        return await mailer.send(content, { messageId, date: new Date(created_at), headers }, stop)
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: mailer.close,
  }
}

/** Sends mail over SMTP. An attempt times out before its claim ends. Undefined when it isn't set up. */
export function openMailer(parts: MailOptions): Mailer | undefined {
  const { smtpUrl, renderMail, mailFrom, contactRecipient } = parts
  if (!smtpUrl || !renderMail) return undefined
  // Loaded with the first mail, so that a server that sends none doesn't load it.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      // Long, because some servers delay the greeting to deter spammers. `connectionTimeout` includes it.
      connectionTimeout: SEND_TIMEOUT_MS,
      greetingTimeout: SEND_TIMEOUT_MS,
      socketTimeout: SEND_TIMEOUT_MS,
      dnsTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opening: ReturnType<typeof open> | undefined
  return {
    async send(content, { headers, ...others }, stop) {
      const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS)
      try {
        opening ??= open()
        const transport = await opening
        const { subject, replyTo } = content
        await transport.sendMail({
          from: mailFrom,
          to: content.to ?? contactRecipient,
          subject: headerText(subject),
          ...(replyTo ? { replyTo: { ...replyTo, name: headerText(replyTo.name) } } : {}),
          text: plainText(content),
          html: await renderMail(content),
          ...others,
          headers: unfolded({ ...headers, ...content.headers }),
          signal: stop ? AbortSignal.any([stop, timeout]) : timeout,
        })
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}

/**
 * Headers of the site's own, each on one line. Behind a fold, as in a long `List-Unsubscribe`, some relays add a
 * signature (DKIM) that fails, and mail clients then show no button to unsubscribe.
 */
function unfolded(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
  )
}

/**
 * Text for a header. Cleaned again, because an older release may have stored the row under other rules. `=?` begins an
 * encoded word (RFC 2047), which could contain a line break, and which many programs decode even within quotes.
 */
function headerText(text: string): string {
  return cleanLine(text).replaceAll('=?', '= ?')
}

/** The domain of a sender such as `Name <website@example.com>`, for `Message-ID`s. */
export function domainOf(mailbox: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost'
}

async function contentOf(
  delivery: ClaimedDelivery,
  parts: ContentParts,
): Promise<MailContent | undefined> {
  const kind = deliveryKinds[delivery.kind]
  if (kind.channel !== 'mail') throw new Error(`${delivery.kind} is not a mail`)
  return kind.content(delivery, parts)
}

/**
 * Headers against automatic replies: `Auto-Submitted` (RFC 3834 §5), which is `auto-replied` for a response to
 * a message, and the one that Exchange reads instead (MS-OXCMAIL, X-Auto-Response-Suppress).
 */
function automatic({ kind }: ClaimedDelivery) {
  return {
    'Auto-Submitted': deliveryKinds[kind].isToVisitor ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  }
}

/**
 * A 5xx reply about this mail is permanent (RFC 5321 §4.2.1). A 5xx reply to the greeting or the login is a
 * configuration error, so the mail is retried.
 */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) return { state: 'delayed', error: String(error) }
  const { code, permanent, message }: NodemailerError = error
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const text = cleanLine(`${code ?? error.name}: ${message}`).slice(0, 500)
  return { state: permanent && isAboutThisMail ? 'failed' : 'delayed', error: text }
}
