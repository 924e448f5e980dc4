import type { DeliveryKind } from '../delivery/kinds.ts'
import type { Role } from '../people/roles.ts'

/** The kinds of leads. `composed` is HTML from another program (`{to, subject, htmlContent}`). */
export const leadKinds = [
  'contact',
  'application',
  'demo',
  'waitlist',
  'newsletter',
  'composed',
] as const
export type LeadKind = (typeof leadKinds)[number]

export const leadStatuses = ['new', 'in-review', 'accepted', 'declined', 'spam'] as const
/** `spam`: the honeypot was filled in, or an owner marked it. It's stored and not mailed. */
export type LeadStatus = (typeof leadStatuses)[number]

/** The state of a newsletter subscription (double opt-in). */
export type Subscription = 'unconfirmed' | 'confirmed' | 'unsubscribed'

/** Milliseconds since the epoch, because numbers compare the same in SQLite and PostgreSQL. */
type Time = number

export interface LeadRow {
  id: string
  kind: LeadKind
  status: LeadStatus
  received_at: Time
  /** When an owner first saw it, or its latest update. Until then, spam is listed first. */
  seen_at: Time | null
  /** The validated fields as JSON (`FieldValues`). */
  fields: string
  page: string | null
  /** What the overview groups by: the path of `page`, its `campaignName()`, and the host of `referrer`. */
  page_path: string | null
  campaign: string | null
  referrer: string | null
  referrer_host: string | null
  /** The sender's email address, folded (`fold()`). */
  email: string | null
  /** The result of `uniqueKey()`. */
  unique_key: string | null
  /** All notes, one after the other, for searches, exports, and earlier releases. Their authors are in events. */
  note: string | null
  /** The name of the person who should answer it. */
  assignee: string | null
  /** When an owner first changed its status, other than to spam, or wrote a note. */
  answered_at: Time | null
  /** The lead that it is a duplicate of. */
  merged_into: string | null
  /** Later submissions for the same address with other fields, as JSON (`LeadUpdate[]`). */
  updates: string | null
  subscription: Subscription | null
  /** When `subscription` last changed. */
  subscription_changed_at: Time | null
  /** The result of `searchText()`. */
  search_text: string
}

/** The file of a lead, such as the CV of an application. Deleted with the lead. */
interface LeadFileRow {
  lead_id: string
  content: Uint8Array
}

/** A used idempotency key and its lead. */
interface IdempotencyKeyRow {
  form: string
  key: string
  fingerprint: string
  lead_id: string
}

/**
 * An event that counts toward a rate limit: a submission, a mail to a visitor, or a sign-in. Deleted after
 * `rateLimitDays`. A delayed mail counts from the time when it's due.
 */
export interface RateLimitEventRow {
  /** The form, or what else is limited, such as `mail` or `sign-in`. */
  form: string
  /** Whom it counts for: an address, a network, a mailbox, or `*` for everyone. */
  client: string
  event:
    | 'accepted'
    | 'accepted-network'
    | 'accepted-first'
    | 'notified'
    | 'refused'
    | 'file-in-all'
    | 'mailed'
    | 'mailed-network'
    | 'mailed-all-forms'
    | 'mailed-in-all'
    | 'mailed-first'
    | 'mailed-newsletter'
    | 'sign-in'
    | 'sign-in-all'
    | 'sign-in-code'
  occurred_at: Time
  fingerprint: string | null
  lead_id: string | null
}

export type DeliveryState = 'pending' | 'claimed' | 'sent' | 'failed'

/** What happened to a lead that deliveries are about. Webhook calls name it in `type`. */
export type DeliveryEvent =
  | 'lead.received'
  | 'lead.updated'
  | 'newsletter.confirmed'
  | 'newsletter.unsubscribed'

/** A mail or webhook call about a lead. It is rendered when it is sent. */
export interface DeliveryRow {
  id: string
  lead_id: string
  kind: DeliveryKind
  /** Only kinds with `storesEvent` have one. */
  event: DeliveryEvent | null
  state: DeliveryState
  attempts: number
  next_attempt_at: Time
  claimed_until: Time | null
  /** New for each claim, so that a process that has lost its claim can't store an outcome. */
  claim_token: string | null
  message_id: string
  last_error: string | null
  created_at: Time
  sent_at: Time | null
  /** The post of a newsletter mail. A lead has at most one for each post. */
  post_id: string | null
}

/** A post that was sent to subscribers, as their mails show it. */
export interface NewsletterPostRow {
  post_id: string
  title: string
  byline: string
  /** ISO 8601. */
  date: string
  excerpt: string
  /** The path of its page. */
  path: string
  /** When it was last sent. */
  sent_at: Time
}

/** A random key that all processes share, such as the one that signs links. */
interface SecretRow {
  name: string
  value: string
}

/**
 * A person who may sign in, or who was removed. They are kept, because the history of content names them.
 * The table has the name of earlier releases, so that one of them can run next to this one.
 */
export interface PersonRow {
  id: string
  name: string
  /** The result of `nameKey()`. */
  name_key: string
  role: Role
  /** Empty for a person who was removed, or needs a new one after a restore. */
  password_hash: string
  created_at: Time
  signed_in_at: Time | null
  removed_at: Time | null
  /** The last change of password, role or second factor, or the removal; null if there has been none. */
  changed_at: Time | null
  /** The key of an authenticator app in Base32, of a person with a second factor. */
  code_key: string | null
  /** The time step of the last code that was used, so that none is used twice. */
  code_step: number | null
  /** Hashes of the unused recovery codes, separated by spaces. */
  recovery_codes: string | null
  /** The IANA name of the time zone that the person chose. */
  time_zone: string | null
}

/** What administrators set for everyone who signs in. */
interface PeopleSettingRow {
  name: 'second-factor'
  value: 'required' | 'optional'
}

/** A token of a person's sign-in. The token itself is only in the browser. */
export interface SessionRow {
  token_hash: string
  editor_id: string
  /** The ID of the sign-in. All its tokens end together. */
  sign_in: string
  /**
   * `id` is exchanged once for the API token (`api`), and `browser` is in a cookie, as is `code` after the right
   * password of someone who has to enter a code.
   */
  kind: 'id' | 'api' | 'browser' | 'code'
  expires_at: Time
}

/** What owners did with a lead and what its subscriber did. Deleted with the lead. */
export interface LeadEventRow {
  id: string
  lead_id: string
  occurred_at: Time
  event: LeadChange
  /**
   * A status, a name, the ID of another lead, a subscription, or the kind of a mail. Null for a note, a retry, an assignment to
   * nobody, and a deleted lead.
   */
  detail: string | null
  /** The name of the person who did it. Null for a subscriber, the command line, and earlier releases. */
  person: string | null
  /** The text of a note. */
  note: string | null
}

/** What was done with all leads, or with leads that are gone. It contains nothing about visitors. */
export interface ActivityRow {
  id: string
  occurred_at: Time
  /** The name of the person who did it. Null for the command line. */
  person: string | null
  action: Action
  /** A format, a count, a post, or the name of a person. */
  detail: string | null
}

export type Action =
  | 'exported'
  | 'deleted'
  | 'erased'
  | 'retried'
  | 'newsletter-sent'
  | 'newsletter-stopped'
  | 'person-added'
  | 'person-role'
  | 'person-password'
  | 'person-signed-out'
  | 'person-removed'
  | 'password-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-reset'
  | 'second-factor-required'

export type LeadChange =
  | 'status'
  | 'note'
  | 'retried'
  | 'assigned'
  | 'merged-into'
  | 'merged-from'
  | 'separated'
  | 'subscription'
  | 'mail-limited'

/** A saved filter of the list. */
export interface SavedFilter {
  name: string
  /** The query string of its URL, without a search text. */
  query: string
}

/** The only row is written to find out whether the database can store something. */
interface WriteCheckRow {
  id: 1
  checked_at: Time
  filler: string
}

export interface Tables {
  leads: LeadRow
  lead_events: LeadEventRow
  activity: ActivityRow
  lead_files: LeadFileRow
  saved_filters: SavedFilter
  idempotency_keys: IdempotencyKeyRow
  rate_limit_events: RateLimitEventRow
  deliveries: DeliveryRow
  newsletter_posts: NewsletterPostRow
  secrets: SecretRow
  editors: PersonRow
  editor_sessions: SessionRow
  people_settings: PeopleSettingRow
  write_checks: WriteCheckRow
}
