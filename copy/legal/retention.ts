// The periods of forms and answers are exports of their own: pages then get the value, not the whole record.

/** Contact messages and demo requests, after receipt. */
export const messageMonths = 24
/**
 * Job applications, after receipt. California Government Code § 12946 asks for four years after
 * the decision, which comes later than the receipt.
 */
export const applicationYears = 5
/** Waitlist requests, after receipt. */
export const waitlistMonths = 24
/** Newsletter addresses, after they unsubscribed. */
export const unsubscribedMonths = 24
/** Backups; `npm run backup` and deploy/compose.yaml delete by it. */
export const backupDays = 14
/** Customer Content in Hosted Software, after a Subscription ends. */
export const customerContentDays = 30

/**
 * Retention periods: Privacy and the notices at the forms state them, and `leads`, `backup` and deploy/
 * delete by them.
 */
export const retention = {
  messageMonths,
  applicationYears,
  applicationLegalYears: 4,
  waitlistMonths,
  /** What is marked as spam, after receipt. */
  spamMonths: 6,
  /** Validity of a confirmation link; an unconfirmed address is deleted after it. */
  unconfirmedDays: 30,
  unsubscribedMonths,
  /** Counters of submissions and mails, for the rate limits. */
  floodCountDays: 1,
  /** Server logs; deploy/systemd deletes by it. */
  logDays: 30,
  backupDays,
  customerContentDays,
  /** Billing records, after the end of the tax year. */
  billingYears: 7,
  /** Without a sign-in and without a paid Subscription, an account is inactive. */
  inactiveAccountMonths: 24,
  /** Advance notice before an inactive account is deleted. */
  inactiveNoticeDays: 30,
} as const
