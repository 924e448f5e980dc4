import { planFigures } from './plan-figures.ts'
import { retention } from './retention.ts'

/** Figures that the legal texts, the plans, and the FAQs share. */
export const figures = {
  /** "At least": a person of exactly this age qualifies. */
  minimumAge: 13,

  subscription: {
    /** Unless otherwise agreed. */
    initialTermMonths: 12,
    /** Successive terms, with the same user count plus the add-on users used. */
    renewalTermMonths: 12,
    /** Either party, before the term expires. */
    nonRenewalNoticeDays: 30,
    /** When the renewal reminder is sent, in days before the term expires. */
    reminderDays: { earliest: 45, latest: 40 },
    /** When an Individual is told about a price increase, in days before it takes effect. */
    priceNoticeDays: { earliest: 30, latest: 7 },
  },

  payment: {
    /** After receipt of the invoice. */
    invoiceDueDays: 30,
    /** Purchases in the web portal. */
    webPortalDue: 'immediately',
    /** A year, on overdue amounts. */
    lateInterestPercent: 10,
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
  /** A force majeure event that lasts longer allows termination. */
  forceMajeureDays: 30,
  confidentialityYears: 3,
  /** To correct the problem, or to plan a correction. */
  warrantyCorrectionDays: 30,

  liability: {
    /** The cap is the fees paid in this period before the claim. */
    feesOfPriorYears: 1,
    /** Beta and free services. */
    betaAndFreeCapUsd: 50,
  },

  /** Before a change to the Terms or to Privacy applies to an account. */
  changeNoticeDays: 30,

  /** Requests about personal data. */
  rights: {
    /** To confirm that a request arrived (11 CCR § 7021 (a)). */
    receiptBusinessDays: 10,
    answerDays: 30,
    /** To answer an appeal; Colorado has the shortest period (C.R.S. § 6-1-1306 (3)). */
    appealDays: 45,
  },

  /** To answer a report of an accessibility barrier. */
  barrierAnswerBusinessDays: 5,

  /** The Data Processing Addendum. */
  processing: {
    /** Before a new subprocessor starts. */
    subprocessorNoticeDays: 30,
    /** To object to a new subprocessor. */
    objectionDays: 14,
    /** After we become aware of a breach. */
    breachNoticeHours: 72,
    /** Before an audit by the customer. */
    auditNoticeDays: 30,
    /** To say that we can no longer meet our CCPA obligations (11 CCR § 7051 (a)(8)). */
    ccpaFailureNoticeBusinessDays: 5,
  },

  /** The vulnerability policy. */
  vulnerabilities: {
    /** To confirm that a report arrived. */
    receiptBusinessDays: 3,
    /** To say whether it is confirmed and how severe it is. */
    assessmentBusinessDays: 10,
    /** From the report to publication. */
    disclosureDays: 90,
  },

  retention,

  law: {
    governing: 'California',
    courts: 'San Francisco County',
  },

  plans: planFigures,
} as const
