// Exported one by one, so that a page gets only the values it imports and not the whole record.

/** Contact messages and demo requests, after receipt. */
export const messageMonths = 24
/**
 * Job applications, after receipt. California Government Code § 12946 requires four years after the decision,
 * which comes later than the receipt.
 */
export const applicationYears = 5
/** The four years of that law. */
export const applicationLegalYears = 4
/** Waitlist requests, after receipt. */
export const waitlistMonths = 24
/** Newsletter addresses, after unsubscribing. */
export const unsubscribedMonths = 24
/** Backups. `npm run backup` and deploy/compose.yaml delete older ones. */
export const backupDays = 14
/**
 * For how long Customer Content in Hosted Software can still be exported, on request, after a Subscription ends. The
 * EU Data Act requires 30 days (Regulation (EU) 2023/2854, Article 25(2)(g)).
 */
export const exportDays = 30
/** When it is deleted, after the same end: when the last export has been provided. */
export const customerContentDays = exportDays + 15

/**
 * Retention periods. Privacy and the notices at the forms state them, and `leads`, `backup`, and deploy/
 * apply them.
 */
export const retention = {
  messageMonths,
  applicationYears,
  applicationLegalYears,
  waitlistMonths,
  /** Leads marked as spam, after receipt. */
  spamMonths: 6,
  /** How long a confirmation link is valid. An unconfirmed address is deleted after that. */
  unconfirmedDays: 30,
  unsubscribedMonths,
  /** Counts of submissions, mails, and sign-ins for the rate limits. */
  rateLimitDays: 1,
  /** Server logs. deploy/systemd deletes older ones. */
  logDays: 30,
  backupDays,
  customerContentDays,
  exportDays,
  /** Billing records, after the end of the tax year. */
  billingYears: 7,
  /** An account is inactive after this time without a sign-in or a paid Subscription. */
  inactiveAccountMonths: 24,
  /** How long before its deletion the owner of an inactive account is notified. */
  inactiveNoticeDays: 30,
} as const
