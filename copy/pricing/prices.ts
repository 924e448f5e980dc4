import { planFigures } from '#copy/legal/plan-figures.ts'

/**
 * The annual price of a plan: the monthly price less the discount, rounded to whole dollars, and twelve times
 * that for the year.
 */
export function annualPrice(
  monthlyPrice: number,
  discountPercent: number = planFigures.annualDiscountPercent,
): { perMonth: number; perYear: number } {
  const perMonth = Math.round(monthlyPrice * (1 - discountPercent / 100))
  return { perMonth, perYear: perMonth * 12 }
}

/** Formats an amount in whole US dollars, such as "$1,248". */
export function dollars(amount: number): string {
  const currency = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
  return amount.toLocaleString('en-US', currency)
}
