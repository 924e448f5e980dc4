import type { RenderMail } from './delivery/mails/mail-content.ts'
import type { Outcome } from './delivery/outbox.ts'
import type { DeliveryCounts } from './delivery/undelivered.ts'
import type { Editors } from './editors/editors.ts'
import type { SubmissionKind } from './forms.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { LeadsLog } from './log.ts'
import type { LinkOutcome } from './newsletter/subscription.ts'
import type { Sessions } from './sign-in/sessions.ts'
import type { DeliveryKind } from './store/tables.ts'

export interface LeadsOptions {
  /** The folder of the embedded database, `leads.db`. */
  dataDir: string
  /** PostgreSQL instead of the embedded database, shared by all instances. */
  databaseUrl?: string | undefined
  /** The public origin, for links in mails. */
  siteUrl: string
  /** Without it, mail waits in the outbox. */
  smtpUrl?: string | undefined
  /** Renders mails. Not needed for only reading leads. */
  renderMail?: RenderMail | undefined
  /** The fixed internal recipient. */
  contactRecipient: string
  mailFrom: string
  /** A URL to which leads are posted, and the secret that signs the calls. */
  leadWebhookUrl?: string | undefined
  leadWebhookSecret?: string | undefined
  log: LeadsLog
  /** Called for each submission and delivery. */
  observer?: LeadsObserver | undefined
  /** For tests: `Date.now` by default. */
  now?: () => number
  /** For tests: how long a stop waits for running deliveries. */
  stopGraceMs?: number | undefined
}

/** Must not throw. */
export interface LeadsObserver {
  submission(kind: SubmissionKind, outcome: SubmitResult['state']): void
  delivery(kind: DeliveryKind, result: Outcome['state']): void
}

/** The origin of a submission. */
export interface Sender {
  /** The client's IP address, by which limits count. */
  address: string
  /** Path and query of the form's page, used if the submission does not have it. */
  page?: string | undefined
  /** A form posted without script, which has no idempotency key. */
  withoutScript?: boolean | undefined
}

/** The result of a submission. `accepted` only after the lead is durably stored. */
export type SubmitResult =
  | { state: 'accepted'; id: string }
  | { state: 'invalid'; errors: Record<string, string> }
  | { state: 'limited'; retryAfterSeconds: number }
  | { state: 'unavailable' }

export type LeadsState = ({ ok: true } & DeliveryCounts) | { ok: false }

/** Stores and delivers what visitors send. */
export interface Leads {
  /**
   * Validates a submission, applies the limits, and stores it with its deliveries. Called by the JSON
   * endpoints and the page actions. Never throws.
   */
  submit(kind: SubmissionKind, input: unknown, sender: Sender): Promise<SubmitResult>
  /**
   * Counts a request that was rejected before its fields were parsed.
   * @returns the seconds to wait when there were too many, else 0
   */
  countRefused(kind: SubmissionKind, sender: Sender): Promise<number>
  /** The seconds until a request of this client is read again; 0 when it is now. */
  secondsToWait(kind: SubmissionKind, sender: Sender): number
  /** Confirms a subscription by the token of its link. Never throws. */
  confirmSubscription(token: string): Promise<LinkOutcome>
  /** Ends a subscription by the token of its link. Never throws. */
  unsubscribe(token: string): Promise<LinkOutcome>
  /**
   * Starts to deliver from the outbox, mail with `smtpUrl` and webhook calls with `leadWebhookUrl`, and
   * to delete what is past its retention period.
   */
  startBackgroundJobs(): void
  /** Stops both. Running deliveries may finish for a moment; the rest goes back to the outbox. */
  stopBackgroundJobs(): Promise<void>
  state(): Promise<LeadsState>
  inbox: Inbox
  /** Who may sign in to the Studio. */
  editors: Omit<Editors, 'close'>
  /** The sessions of the leads page, for the password with this hash. */
  sessions(passwordHash: string): Sessions
  close(): Promise<void>
}
