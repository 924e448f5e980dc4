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
  },

  /** Retention periods: Privacy states them and `leads` deletes by them. */
  retention: {
    /** Validity of a confirmation link; an unconfirmed address is deleted after it. */
    unconfirmedDays: 30,
    /** Counters of submissions and mails, for the rate limits. */
    floodCountDays: 1,
    /** The same as in deploy/systemd. */
    backupDays: 14,
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
