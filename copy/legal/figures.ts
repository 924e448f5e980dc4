/** The figures that the legal texts, the plans and the FAQs share. */
export const figures = {
  /** "At least": a person of exactly this age qualifies. */
  minimumAge: 13,

  subscription: {
    /** Unless agreed otherwise. */
    initialTermMonths: 12,
    /** Successive terms, with the same user count plus the add-on users used. */
    renewalTermMonths: 12,
    /** Either party, before the term expires. */
    nonRenewalNoticeDays: 30,
    /** When the reminder of a renewal is sent: this many days before the term expires. */
    reminderDays: { earliest: 45, latest: 40 },
    /** When an Individual is told that the price goes up: this many days before it does. */
    priceNoticeDays: { earliest: 30, latest: 7 },
    /** Without a reminder, to end the renewed term. */
    lateExitDays: 30,
  },

  payment: {
    /** After receipt of the invoice. */
    invoiceDueDays: 30,
    /** Purchases in the web portal. */
    webPortalDue: 'immediately',
  },

  audit: {
    /** Notice before an audit. */
    noticeDays: 30,
    /** Customer records are kept for the term plus this. */
    recordsYearsAfterTerm: 2,
    /** Above this underpayment, the customer bears the cost of the audit. */
    costShiftPercent: 5,
  },

  /** Material breach, after notice. */
  breachCureDays: 30,
  /** After this, an event of force majeure allows termination. */
  forceMajeureDays: 30,
  confidentialityYears: 3,
  /** Correction, or a plan for it. */
  warrantyCorrectionDays: 30,

  liability: {
    /** Capped at the fees paid in this period before the claim. */
    feesOfPriorYears: 1,
    /** Beta and free services. */
    betaAndFreeCapUsd: 50,
    /** A leak of Customer Content, or a breach of the restrictions: this many times the cap. */
    higherCapMultiple: 3,
  },

  /** Before a change of the Terms or of Privacy applies to an account. */
  changeNoticeDays: 30,

  /** Requests about personal data. */
  rightsAnswerDays: 30,

  /** The Data Processing Addendum. */
  processing: {
    /** Before a new subprocessor starts. */
    subprocessorNoticeDays: 30,
    /** To object to it. */
    objectionDays: 14,
    /** After we become aware of a breach. */
    breachNoticeHours: 72,
    /** Before an audit by the customer. */
    auditNoticeDays: 30,
  },

  /** The vulnerability policy. */
  vulnerabilities: {
    /** To confirm that a report arrived. */
    receiptBusinessDays: 3,
    /** To say whether it is confirmed, and how severe it is. */
    assessmentBusinessDays: 10,
    /** From the report to publication. */
    disclosureDays: 90,
  },

  /** Retention periods: Privacy states them, and `leads`, `backup` and deploy/ delete by them. */
  retention: {
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
    /** The cookie that keeps the answer about optional services. */
    consentDays: 180,
    /** Without a sign-in and without a paid Subscription, an account is inactive. */
    inactiveAccountMonths: 24,
    /** Advance notice before an inactive account is deleted. */
    inactiveNoticeDays: 30,
  },

  law: {
    governing: 'California',
    courts: 'San Francisco County',
  },

  plans: {
    /** Per month. Enterprise has no list price. */
    basicMonthlyUsd: 30,
    proMonthlyUsd: 100,
    enterprisePrice: 'Talk to Us',
    /** The monthly price times 0.8, rounded. */
    annualDiscountPercent: 20,
    /** Basic's limit is for all code together, the others' is per repository. */
    basicTotalMb: 25,
    proPerRepositoryMb: 60,
    enterprisePerRepositoryMb: 100,
    proSupportHours: 12,
    /** Pro trial, as in the FAQ. */
    proTrialDays: 14,
  },
} as const
