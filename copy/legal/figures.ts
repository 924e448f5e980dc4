/**
 * Every figure that the legal texts, the plans and the FAQs rely on, once.
 * Sources: spec §4 (subscription lifecycle), §5 (validation) and §9 (constants); `retention` is
 * what the site itself does.
 */
export const figures = {
  /** §5, §9: "at least", so a person of exactly this age qualifies. */
  minimumAge: 13,

  subscription: {
    /** §4, §9: unless agreed otherwise. */
    initialTermMonths: 12,
    /** §4, §9: successive terms, same user count plus the add-on users used. */
    renewalTermMonths: 12,
    /** §4, §9: either party, before the term expires. */
    nonRenewalNoticeDays: 30,
  },

  payment: {
    /** §9: after receipt of the invoice. */
    invoiceDueDays: 30,
    /** §9: purchases made in the web portal. */
    webPortalDue: 'immediately',
  },

  audit: {
    /** §9: notice before an audit. */
    noticeDays: 30,
    /** §9: customer records are kept for the term plus this. */
    recordsYearsAfterTerm: 2,
    /** §9: above this underpayment the customer bears the audit's cost. */
    costShiftPercent: 5,
  },

  /** §4, §9: material breach, after notice. */
  breachCureDays: 30,
  /** §4, §9: after this, an event of force majeure allows termination. */
  forceMajeureDays: 30,
  /** §9 */
  confidentialityYears: 3,
  /** §9: correction, or a plan for it. */
  warrantyCorrectionDays: 30,

  liability: {
    /** §9: capped at the fees paid in this time before the claim. */
    feesOfPriorYears: 1,
    /** §9: beta and free services. */
    betaAndFreeCapUsd: 50,
  },

  /** The spec names none of these: what Privacy says and what `leads` deletes by. */
  retention: {
    /** The link of a confirmation works for this long; unconfirmed, the address goes after it. */
    unconfirmedDays: 30,
    /** Counts of submissions and mails, by which floods are held back. */
    floodCountDays: 1,
    /** As deploy/systemd deletes backups. */
    backupDays: 14,
  },

  law: {
    /** §9 */
    governing: 'California',
    /** §9 */
    courts: 'San Francisco County',
  },

  plans: {
    /** §9: per month. Enterprise has no listed price. */
    basicMonthlyUsd: 30,
    proMonthlyUsd: 100,
    enterprisePrice: 'Talk to Us',
    /** §9: the monthly price times 0.8, rounded. */
    annualDiscountPercent: 20,
    /** §9: Basic's limit is for all code together, the others' for each repository. */
    basicTotalMb: 25,
    proPerRepositoryMb: 60,
    enterprisePerRepositoryMb: 100,
    /** §9 */
    proSupportHours: 12,
    /** §9: FAQ claim. */
    proTrialDays: 14,
  },
} as const
