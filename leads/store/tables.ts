import type { SubmissionKind } from '../schemas.ts'

/** All times are milliseconds since 1970, UTC: numbers compare alike in SQLite and PostgreSQL. */
type Time = number

export interface LeadRow {
  id: string
  kind: SubmissionKind
  /** `spam`: the decoy was filled in; kept, never mailed. */
  status: 'new' | 'spam'
  received_at: Time
  /** When someone looked at it; spam is listed first until then. */
  seen_at: Time | null
  /** The validated fields as JSON. */
  fields: string
  page: string | null
  referrer: string | null
  /** What there may be one of, such as an address on the waitlist. */
  unique_key: string | null
}

/** An idempotency key that was used, and the lead that it stands for. */
export interface UsedKeyRow {
  form: string
  key: string
  fingerprint: string
  lead_id: string
}

/** One post, for the limits; forgotten after a day. */
export interface PostRow {
  form: string
  client: string
  outcome: 'accepted' | 'refused'
  at: Time
  fingerprint: string | null
  lead_id: string | null
}

export type DeliveryState = 'pending' | 'claimed' | 'sent' | 'failed'

/** One thing to deliver about a lead. What it says is rendered when it is sent. */
export interface DeliveryRow {
  id: string
  lead_id: string
  kind: 'notification'
  state: DeliveryState
  attempts: number
  next_attempt_at: Time
  claimed_until: Time | null
  /** Changes with every claim, so that a process whose claim was taken over cannot settle it. */
  claim: string | null
  message_id: string
  last_error: string | null
  created_at: Time
  sent_at: Time | null
}

export interface Tables {
  leads: LeadRow
  used_keys: UsedKeyRow
  posts: PostRow
  deliveries: DeliveryRow
}
