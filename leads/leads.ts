import type { RenderMail } from './delivery/mails/mail-content.ts'
import type { Outcome } from './delivery/outbox.ts'
import type { SubmissionKind } from './forms.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { LeadsLog } from './log.ts'
import type { LinkOutcome } from './newsletter/subscription.ts'
import type { Sessions } from './sessions.ts'
import type { DeliveryCounts } from './state.ts'
import type { DeliveryKind } from './store/tables.ts'

export interface LeadsOptions {
  /** Where the embedded database lives, as `leads.db`. */
  dataDir: string
  /** PostgreSQL in place of the embedded database, shared by every instance. */
  databaseUrl?: string | undefined
  /** The public origin, for links in mails. */
  siteUrl: string
  /** Without it, mail waits in the outbox. */
  smtpUrl?: string | undefined
  /** Gives mails their looks. Whoever only reads the leads needs none. */
  renderMail?: RenderMail | undefined
  /** The fixed internal recipient. */
  contactRecipient: string
  mailFrom: string
  /** Where leads are posted as well, and the secret that signs the calls. */
  leadWebhookUrl?: string | undefined
  leadWebhookSecret?: string | undefined
  log: LeadsLog
  /** Told of what happens, for whoever counts. */
  observer?: LeadsObserver | undefined
  /** For tests; the system's clock by default. */
  now?: () => number
  /** For tests; how long a stop waits for a delivery that is under way. */
  stopGraceMs?: number | undefined
}

/** Counts; it must not throw. */
export interface LeadsObserver {
  post(kind: SubmissionKind, outcome: SubmitResult['state']): void
  delivery(kind: DeliveryKind, result: Outcome['state']): void
}

/** Who sent a post, and from where. */
export interface Sender {
  /** The client's network address: what the limits count by. */
  address: string
  /** Path and query of the page that the form stands on, when the post does not say. */
  page?: string | undefined
  /** A form posted by the browser itself, which carries no idempotency key. */
  withoutScript?: boolean | undefined
}

/** What became of a post. `accepted` is only said after the lead is durably stored. */
export type SubmitResult =
  | { state: 'accepted'; id: string }
  | { state: 'invalid'; errors: Record<string, string> }
  | { state: 'limited'; retryAfterSeconds: number }
  | { state: 'unavailable' }

export type LeadsState = ({ ok: true } & DeliveryCounts) | { ok: false }

/** What visitors send: taken in here, stored, and delivered from here. */
export interface Leads {
  /**
   * Takes in one post of a form: validates it, holds it to the limits and stores it with what is
   * to be delivered about it. JSON endpoints and page actions both call this; it never throws.
   */
  submit(kind: SubmissionKind, input: unknown, sender: Sender): Promise<SubmitResult>
  /**
   * Counts a post that was refused before its fields could be looked at.
   * @returns the seconds to wait when there were too many of them, else 0
   */
  countRefused(kind: SubmissionKind, sender: Sender): Promise<number>
  /** The seconds that a client has to wait before a post of it is even read; usually 0. */
  secondsToWait(kind: SubmissionKind, sender: Sender): number
  /** What the links in a newsletter mail do. They never throw. */
  confirmSubscription(token: string): Promise<LinkOutcome>
  unsubscribe(token: string): Promise<LinkOutcome>
  /** Begins to deliver what is in the outbox: mail with `smtpUrl`, calls with `leadWebhookUrl`. */
  startDelivery(): void
  /** Ends that: what is under way gets a moment, the rest goes back to the outbox. */
  stopDelivery(): Promise<void>
  state(): Promise<LeadsState>
  inbox: Inbox
  /** The sessions of the leads page, for the password with this hash. */
  sessions(passwordHash: string): Sessions
  close(): Promise<void>
}
