import { instantOf } from '../../instant.ts'

const DAY_MS = 86_400_000

/** What is wrong with a country code (ISO 3166-1 alpha-2), or true. */
export function checkCountry(code: string | undefined): true | string {
  const fits = code === undefined || /^[A-Z]{2}$/.test(code)
  return fits || 'Use the two capital letters of the country, like US.'
}

/** What is wrong with the last day for applications, or true: it may be the day of the posting. */
export function checkLastDay(
  day: string | undefined,
  { parent }: { parent?: unknown },
): true | string {
  const { postedAt } = parent as { postedAt?: string }
  const [posted, last] = [instantOf(postedAt), instantOf(day)]
  const fits = posted === undefined || last === undefined || posted < last + DAY_MS
  return fits || 'The last day must come after the day the position was posted.'
}

/** A pay as the editor is filling it in. */
interface Pay {
  from?: number
  to?: number
  currency?: string
}

/** What is wrong with a pay, or true: it needs an amount, a currency and a range that is one. */
export function checkSalary(pay: unknown): true | string {
  const { from, to, currency } = (pay ?? {}) as Pay
  if (from === undefined && to === undefined) return true
  if (from === undefined || from <= 0) return 'Enter the start of the range.'
  if (to !== undefined && to < from) return 'The end of the range can’t be below its start.'
  return (
    /^[A-Z]{3}$/.test(currency ?? '') || 'Use three capital letters for the currency, like USD.'
  )
}
