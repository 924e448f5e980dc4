import type { Temporal } from 'temporal-polyfill'

/** Month and day. */
const fixed = new Set(['1-1', '6-19', '7-4', '11-11', '12-25'])

/** Month, weekday (1 is Monday), and which one of the month; 5 is the last. */
const floating: readonly [month: number, weekday: number, nth: number][] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, 5],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
]

/**
 * Whether a day is a US federal holiday (5 U.S.C. § 6103), or the Friday or Monday on which one that falls on
 * a weekend is observed.
 */
export function isFederalHoliday(date: Temporal.PlainDate): boolean {
  return (
    isFixed(date) ||
    (date.dayOfWeek === 5 && isFixed(date.add({ days: 1 }))) ||
    (date.dayOfWeek === 1 && isFixed(date.subtract({ days: 1 }))) ||
    floating.some(([month, weekday, nth]) => {
      if (date.month !== month || date.dayOfWeek !== weekday) return false
      return nth === 5 ? date.day + 7 > date.daysInMonth : Math.ceil(date.day / 7) === nth
    })
  )
}

function isFixed({ month, day }: Temporal.PlainDate): boolean {
  return fixed.has(`${month}-${day}`)
}
