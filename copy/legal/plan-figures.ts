/** Prices and limits of the plans. Separate, because most pages need no other figures. */
export const planFigures = {
  /** Per month. Enterprise has no list price. */
  basicMonthlyUsd: 30,
  proMonthlyUsd: 100,
  enterprisePrice: 'Talk to Us',
  /** The discount on the monthly price, which is then rounded to whole dollars. */
  annualDiscountPercent: 20,
  /** The limit of Basic is for all code together. The others are per repository. */
  basicTotalMb: 25,
  proPerRepositoryMb: 60,
  enterprisePerRepositoryMb: 100,
  proSupportHours: 12,
  /** The length of the Pro trial. */
  proTrialDays: 14,
} as const
