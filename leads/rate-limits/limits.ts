import type { ConcurrencyLimit, RateLimit } from 'limits'
import type { RateLimitEventRow } from '../store/tables.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Limits that are counted in the database, so that all instances share them. See `prefixLengths`. */
export const storedLimits: Record<
  Exclude<RateLimitEventRow['event'], 'mailed-newsletter'>,
  readonly RateLimit[]
> = {
  /** Submissions accepted, by form and client. */
  accepted: [
    { max: 10, windowMs: 10 * MINUTE_MS },
    { max: 50, windowMs: DAY_MS },
  ],
  /**
   * Submissions accepted, by form and provider. More than three clients can have, so that fewer than four of a
   * provider can't use up what the others have.
   */
  'accepted-network': [{ max: 200, windowMs: DAY_MS }],
  /**
   * Submissions accepted, by form and customer. These are accepted although the limit of the provider is reached, so
   * that a flood does not refuse a neighbor's first message. A provider has 256 customers at most.
   */
  'accepted-first': [{ max: 1, windowMs: DAY_MS }],
  /** Notifications to owners, in all. Above it, they get digests. No submission is refused because of it. */
  notified: [{ max: 60, windowMs: HOUR_MS }],
  /** Submissions with an error, by form and client. */
  refused: [{ max: 100, windowMs: 10 * MINUTE_MS }],
  /**
   * Submissions with a file, of all clients: at most 1.5 GB a day. Over this limit, they're accepted without
   * the file.
   */
  'file-in-all': [{ max: 300, windowMs: DAY_MS }],
  /** Mails to visitors, by kind of mail and mailbox. For this limit and the next four, further mails are sent later. */
  mailed: [{ max: 3, windowMs: DAY_MS }],
  /** By form and network. */
  'mailed-network': [{ max: 10, windowMs: HOUR_MS }],
  /** By network, from all forms. */
  'mailed-all-forms': [{ max: 20, windowMs: HOUR_MS }],
  /** By kind of mail, from all networks. */
  'mailed-in-all': [{ max: 200, windowMs: HOUR_MS }],
  /** By kind of mail, for the first mail of each network within `FIRST_MAIL_WINDOW_MS`. */
  'mailed-first': [{ max: 1_000, windowMs: HOUR_MS }],
  /** Sign-ins to the leads page and the editor, by network or by browser that has signed in before. */
  'sign-in': [
    { max: 5, windowMs: 10 * MINUTE_MS },
    { max: 30, windowMs: DAY_MS },
  ],
  /**
   * Sign-ins by all browsers that have not signed in before. The pauses get longer the longer a flood lasts.
   */
  'sign-in-all': [
    { max: 20, windowMs: MINUTE_MS },
    { max: 60, windowMs: 10 * MINUTE_MS },
    { max: 600, windowMs: DAY_MS },
  ],
  /** Wrong codes of a person whose password was right. */
  'sign-in-code': [
    { max: 5, windowMs: 10 * MINUTE_MS },
    { max: 30, windowMs: DAY_MS },
  ],
}

/** Newsletter mails per minute of all processes together, unless a setting says otherwise. */
export const NEWSLETTER_MAILS_PER_MINUTE = 300

/** The limit for a number of newsletter mails per minute, spread over seconds if there are enough. */
export function newsletterLimit(mailsPerMinute: number): RateLimit {
  const windowMs = Math.max(SECOND_MS, Math.ceil(MINUTE_MS / mailsPerMinute))
  return { max: Math.floor((mailsPerMinute * windowMs) / MINUTE_MS), windowMs }
}

/** Limits by form and client that are counted in the memory of each process. */
export const memoryLimits: Record<'attempt' | 'repeat', RateLimit> = {
  /** Submissions that are handled. The window is short, because it bounds how many clients are remembered. */
  attempt: { max: 300, windowMs: 2 * MINUTE_MS },
  /** Repeats of an accepted submission. */
  repeat: { max: 100, windowMs: 10 * MINUTE_MS },
}
/** Submissions that a process handles at the same time. */
export const concurrentSubmissions: ConcurrencyLimit = { inAll: 1_000 }

/** Without an idempotency key, identical submissions within this time are one lead. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS
/** The first mail of a network within this time counts toward a separate limit. */
export const FIRST_MAIL_WINDOW_MS = HOUR_MS
/** A mail that would have to wait longer is not queued, because nobody would still expect it. */
export const MAX_MAIL_WAIT_SECONDS = 7 * 24 * 60 * 60
/** The same for the limit of a mailbox, so that a flood doesn't go on for days. */
export const MAX_MAILBOX_WAIT_SECONDS = 24 * 60 * 60
/** Updates that are stored for one lead. */
export const MAX_UPDATES = 20
