/** The figures of the plans; most pages need no other. */
export const plans = {
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
} as const
