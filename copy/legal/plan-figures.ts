/** Prices and limits of the plans; most pages need no other figures. */
export const planFigures = {
  /** Per month. Enterprise has no list price. */
  basicMonthlyUsd: 30,
  proMonthlyUsd: 100,
  enterprisePrice: 'Talk to Us',
  /** Off the monthly price, which is then rounded to dollars. */
  annualDiscountPercent: 20,
  /** Basic's limit is for all code together, the others' is per repository. */
  basicTotalMb: 25,
  proPerRepositoryMb: 60,
  enterprisePerRepositoryMb: 100,
  proSupportHours: 12,
  /** Pro trial, as in the FAQ. */
  proTrialDays: 14,
} as const
