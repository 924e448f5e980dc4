import type { SubmissionKind } from '../forms.ts'

/** What is stored: each form's kind, and `application`, a contact message that names a position. */
export const leadKinds = [
  'contact',
  'application',
  'demo',
  'waitlist',
  'newsletter',
  'composed',
] as const satisfies readonly (SubmissionKind | 'application')[]
export type LeadKind = (typeof leadKinds)[number]

export const leadStatuses = ['new', 'in-review', 'accepted', 'declined', 'spam'] as const
/** `spam`: the decoy was filled in, or an owner says so; kept, never mailed. */
export type LeadStatus = (typeof leadStatuses)[number]

/** How far the double opt-in of a newsletter subscription has come. */
export type Subscription = 'unconfirmed' | 'confirmed' | 'unsubscribed'

/** All times are milliseconds since 1970, UTC: numbers compare alike in SQLite and PostgreSQL. */
type Time = number

export interface LeadRow {
  id: string
  kind: LeadKind
  status: LeadStatus
  received_at: Time
  /** When someone looked at it; spam is listed first until then. */
  seen_at: Time | null
  /** The validated fields as JSON. */
  fields: string
  page: string | null
  referrer: string | null
  /** What there may be one of, such as an address on the waitlist. */
  unique_key: string | null
  /** What an owner wrote about it. */
  note: string | null
  /** What was sent later for the same address with other fields (`LeadUpdate[]` as JSON). */
  updates: string | null
  subscription: Subscription | null
  /** When the subscription got to where it stands. */
  subscription_changed_at: Time | null
  /** What a search for text looks through (`searchText`). */
  search_text: string
}

/** An idempotency key that was used, and the lead that it stands for. */
export interface IdempotencyKeyRow {
  form: string
  key: string
  fingerprint: string
  lead_id: string
}

/**
 * One thing that a rate limit counts: a submission (accepted, refused), a mail to a visitor, a sign-in
 * to the leads page. Deleted after a day. A mail that waits for its turn is counted at that time.
 */
export interface RateLimitEventRow {
  /** The form, or what else is limited: mail, the leads page. */
  form: string
  /** Who it is counted for: an address, a network, a mailbox, or `*` for everybody. */
  client: string
  event:
    | 'accepted'
    | 'refused'
    | 'mailed'
    | 'mailed-network'
    | 'mailed-all-forms'
    | 'mailed-in-all'
    | 'mailed-first'
    | 'sign-in'
    | 'sign-in-all'
  occurred_at: Time
  fingerprint: string | null
  lead_id: string | null
}

export type DeliveryState = 'pending' | 'claimed' | 'sent' | 'failed'

export const mailKinds = ['notification', 'acknowledgement', 'confirmation'] as const
export type DeliveryKind = (typeof mailKinds)[number] | 'webhook'

/** What a webhook call is about. */
export type LeadEvent =
  | 'lead.received'
  | 'lead.updated'
  | 'newsletter.confirmed'
  | 'newsletter.unsubscribed'

/** One thing to deliver about a lead. What it says is rendered when it is sent. */
export interface DeliveryRow {
  id: string
  lead_id: string
  kind: DeliveryKind
  /** For webhooks. */
  event: LeadEvent | null
  state: DeliveryState
  attempts: number
  next_attempt_at: Time
  claimed_until: Time | null
  /** Changes with every claim, so that a process whose claim was taken over cannot settle it. */
  claim_token: string | null
  message_id: string
  last_error: string | null
  created_at: Time
  sent_at: Time | null
}

/** A random key that all processes on this database share, such as the one that signs links. */
export interface SecretRow {
  name: string
  value: string
}

/** Somebody signed in to the leads page. The token itself is only in the browser. */
export interface SessionRow {
  token_hash: string
  /** Names the password that it was opened with: another password ends it. */
  password_id: string
  expires_at: Time
}

export interface Tables {
  leads: LeadRow
  idempotency_keys: IdempotencyKeyRow
  rate_limit_events: RateLimitEventRow
  deliveries: DeliveryRow
  secrets: SecretRow
  sessions: SessionRow
}
