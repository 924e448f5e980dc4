import { createTransport, type NodemailerError } from 'nodemailer'
import { cleanLine } from '../text.ts'
import { type MailContent, plainText, type RenderMail } from './mails/mail-content.ts'
import { notification } from './mails/notification.ts'
import { acknowledgement, confirmation } from './mails/to-visitor.ts'
import type { ClaimedDelivery, Outcome } from './outbox.ts'
import { SEND_TIMEOUT_MS } from './schedule.ts'

/** Delivers one claimed row. Never throws: a failure is an outcome. */
export interface Channel {
  deliver(delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome>
  close(): void
}

export interface MailerOptions {
  smtpUrl: string
  from: string
  /** The fixed internal recipient; nothing that a visitor sends changes it. */
  to: string
  siteUrl: string
  /** The key that signs the links in a mail. */
  secret: () => Promise<string>
  render: RenderMail
}

/** Mail over SMTP. Every wait has an end, and the whole attempt ends before its claim does. */
export function mailChannel({ smtpUrl, from, to, ...parts }: MailerOptions): Channel {
  const transport = createTransport({
    url: smtpUrl,
    // Some servers greet late on purpose, to see who cannot wait. The first of these two bounds
    // everything up to and with the greeting.
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(delivery, stop) {
      try {
        const content = await contentOf(delivery, parts)
        const { subject, replyTo, headers } = content
        await transport.sendMail({
          from,
          to: content.to ?? to,
          // Clean since it was validated; cleaned again, for rows that older rules let in.
          subject: cleanLine(subject),
          ...(replyTo ? { replyTo: { ...replyTo, name: cleanLine(replyTo.name) } } : {}),
          text: plainText(content),
          html: await parts.render(content),
          messageId: delivery.message_id,
          date: new Date(delivery.created_at),
          headers: { 'Auto-Submitted': autoSubmitted(delivery), ...headers },
          signal: AbortSignal.any([stop, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
        })
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The domain of a sender such as `Name <website@example.com>`, for `Message-ID`s. */
export function domainOf(mailbox: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost'
}

async function contentOf(
  delivery: ClaimedDelivery,
  { siteUrl, secret }: Pick<MailerOptions, 'siteUrl' | 'secret'>,
): Promise<MailContent> {
  const { kind, lead } = delivery
  if (kind === 'acknowledgement') return acknowledgement(lead)
  if (kind === 'confirmation') {
    return confirmation(lead, delivery, { siteUrl, secret: await secret() })
  }
  return notification(lead)
}

/** RFC 3834 §5: an answer to somebody's own message, or a mail made by a program. */
function autoSubmitted({ kind }: ClaimedDelivery): string {
  return kind === 'notification' ? 'auto-generated' : 'auto-replied'
}

/**
 * A 5xx answer to this mail is final (RFC 5321 §4.2.1). One to the sign-in or the greeting is a
 * fault of the set-up that an owner mends, so the mail waits for it.
 */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) return { state: 'delayed', error: String(error) }
  const { code, permanent, message }: NodemailerError = error
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const text = cleanLine(`${code ?? error.name}: ${message}`).slice(0, 500)
  return { state: permanent && aboutThisMail ? 'failed' : 'delayed', error: text }
}
