/**
 * Retention periods: Privacy and the notices at the forms state them, and `leads`, `backup` and deploy/
 * delete by them. A file of its own, since pages with a form need no other figure.
 */
export const retention = {
  /** Contact messages and demo requests, after receipt. */
  messageMonths: 24,
  /**
   * Job applications, after receipt. California Government Code § 12946 asks for four years after
   * the decision, which comes later than the receipt.
   */
  applicationYears: 5,
  applicationLegalYears: 4,
  /** Waitlist requests, after receipt. */
  waitlistMonths: 24,
  /** What is marked as spam, after receipt. */
  spamMonths: 6,
  /** Validity of a confirmation link; an unconfirmed address is deleted after it. */
  unconfirmedDays: 30,
  /** Newsletter addresses, after they unsubscribed. */
  unsubscribedMonths: 24,
  /** Counters of submissions and mails, for the rate limits. */
  floodCountDays: 1,
  /** Server logs; deploy/systemd deletes by it. */
  logDays: 30,
  /** Backups; `npm run backup` and deploy/compose.yaml delete by it. */
  backupDays: 14,
  /** Customer Content in Hosted Software, after a Subscription ends. */
  customerContentDays: 30,
  /** Billing records, after the end of the tax year. */
  billingYears: 7,
  /** Without a sign-in and without a paid Subscription, an account is inactive. */
  inactiveAccountMonths: 24,
  /** Advance notice before an inactive account is deleted. */
  inactiveNoticeDays: 30,
} as const
