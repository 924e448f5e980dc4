import { createTransport, type NodemailerError } from 'nodemailer'
import { cleanLine } from '../text.ts'
import { renderNotification } from './notification.ts'
import type { ClaimedDelivery, Outcome } from './outbox.ts'
import { sendDeadlineMs } from './schedule.ts'

/** Delivers one claimed row. Never throws: a failure is an outcome. */
export interface Mailer {
  deliver(delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome>
  close(): void
}

export interface MailerOptions {
  smtpUrl: string
  from: string
  /** The fixed internal recipient; nothing that a visitor sends changes it. */
  to: string
}

/** A mailer over SMTP. Every wait has an end, and the whole attempt ends before its claim does. */
export function smtpMailer({ smtpUrl, from, to }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(delivery, stop) {
      try {
        const { subject, replyTo, text, html } = renderNotification(delivery.lead)
        await transport.sendMail({
          from,
          to,
          // Clean since it was validated; cleaned again, for rows that older rules let in.
          subject: cleanLine(subject),
          ...(replyTo ? { replyTo: { ...replyTo, name: cleanLine(replyTo.name) } } : {}),
          text,
          html,
          messageId: delivery.message_id,
          date: new Date(delivery.created_at),
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([stop, AbortSignal.timeout(sendDeadlineMs)]),
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
