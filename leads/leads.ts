import type { ChannelOptions } from './delivery/channels.ts'
import type { DeliveryKind } from './delivery/kinds.ts'
import type { Outcome, Undelivered } from './delivery/outbox.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { LeadsLog } from './log.ts'
import type { Newsletter } from './newsletter/newsletter.ts'
import type { LinkOutcome } from './newsletter/subscription.ts'
import type { Cost } from './people/password.ts'
import type { People } from './people/people.ts'
import type { LeadKind } from './store/tables.ts'

export interface LeadsOptions extends ChannelOptions {
  /** The folder of the embedded database, `leads.db`. */
  dataDir: string
  /** PostgreSQL instead of the embedded database, shared by all instances. */
  databaseUrl?: string | undefined
  /** The public origin, for links in mails. */
  siteUrl: string
  /** Whether mails end with a full postal address, without which no newsletter is sent. Default: true. */
  hasPostalAddress?: boolean | undefined
  log: LeadsLog
  /** Called after each submission and delivery. */
  observer?: LeadsObserver | undefined
  /** For tests: `Date.now` by default. */
  now?: () => number
  /** For tests: a cheaper hash of passwords. */
  passwordCost?: Cost | undefined
  /** For tests: how long a stop waits for running deliveries. */
  stopGraceMs?: number | undefined
}

/** Must not throw. */
export interface LeadsObserver {
  recordSubmission(kind: LeadKind, outcome: SubmitResult['state']): void
  recordDelivery(kind: DeliveryKind, result: Outcome['state']): void
}

/** The origin of a submission. */
export interface Sender {
  /** The client's IP address, for rate limits. */
  address: string
  /** Path and query of the form's page, for a submission that doesn't name it. */
  page?: string | undefined
  /** A form posted without a script, which has no idempotency key. */
  withoutScript?: boolean | undefined
}

/** The result of a submission. It's `accepted` only after the lead is durably stored. */
export type SubmitResult =
  | { state: 'accepted'; id: string }
  | { state: 'invalid'; errors: Record<string, string> }
  | { state: 'limited'; retryAfterSeconds: number }
  | { state: 'unavailable' }

/** Not ok: the database can't be reached, or can't store anything. `isFlooded`: so many leads arrive that owners get digests. */
type LeadsState = ({ ok: true; isFlooded: boolean } & Omit<Undelivered, 'kind'>) | { ok: false }

/** Stores and delivers what visitors send. */
export interface Leads {
  /**
   * Validates a submission, applies the limits, and stores it with its deliveries. The JSON endpoints and the
   * page actions call it. Never throws.
   */
  submit(kind: LeadKind, input: unknown, sender: Sender): Promise<SubmitResult>
  /**
   * Counts a request that was rejected before its fields were parsed.
   * @returns the seconds to wait when there are too many, otherwise 0
   */
  countRefused(kind: LeadKind, sender: Sender): Promise<number>
  /** The seconds until this client's submissions are handled again; 0 when they are handled now. */
  secondsToWait(kind: LeadKind, sender: Sender): Promise<number>
  /** Confirms the subscription of a token. Never throws. */
  confirmSubscription(token: string): Promise<LinkOutcome>
  /** Ends the subscription of a token. Never throws. */
  unsubscribe(token: string): Promise<LinkOutcome>
  /**
   * Starts delivering from the outbox by the channels that are on, and deleting what is past its retention
   * period.
   */
  startBackgroundJobs(): void
  /** Stops both. Running deliveries may finish for a moment. The rest goes back to the outbox. */
  stopBackgroundJobs(): Promise<void>
  state(): Promise<LeadsState>
  inbox: Inbox
  newsletter: Newsletter
  /** The people who may sign in to the Studio and to the leads page. */
  people: Omit<People, 'close'>
  close(): Promise<void>
}
