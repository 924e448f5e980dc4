import type { NodemailerError } from 'nodemailer'
import { cleanLine } from '../text.ts'
import { type MailContent, plainText, type RenderMail } from './mails/mail-content.ts'
import { notification } from './mails/notification.ts'
import { acknowledgement, confirmation } from './mails/to-visitor.ts'
import type { ClaimedDelivery, Outcome } from './outbox.ts'
import { SEND_TIMEOUT_MS } from './schedule.ts'

/** Attempts one claimed delivery. Never throws: a failure is an outcome. */
export interface Channel {
  deliver(delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome>
  close(): void
}

export interface MailerOptions {
  smtpUrl: string
  from: string
  /** The fixed internal recipient. No input can change it. */
  to: string
  siteUrl: string
  /** The key that signs the links in a mail. */
  secret: () => Promise<string>
  render: RenderMail
}

/** Sends mail over SMTP. An attempt times out before its claim ends. */
export function mailChannel({ smtpUrl, from, to, ...parts }: MailerOptions): Channel {
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
    async deliver(delivery, stop) {
      try {
        opening ??= open()
        const transport = await opening
        const content = await contentOf(delivery, parts)
        const { subject, replyTo, headers } = content
        await transport.sendMail({
          from,
          to: content.to ?? to,
          // Cleaned again, because an older release may have stored the row under other rules.
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
    close: () => void opening?.then((transport) => transport.close()),
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

/**
 * The `Auto-Submitted` header (RFC 3834 §5): `auto-replied` for a response to a message, otherwise
 * `auto-generated`.
 */
function autoSubmitted({ kind }: ClaimedDelivery): string {
  return kind === 'notification' ? 'auto-generated' : 'auto-replied'
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
