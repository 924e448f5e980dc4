import { describe, expect, it } from 'vitest'
import { officeHours } from './forms/contact.ts'

// Without the button on the page of a missing product, which links to `/products`, a redirect.
const records = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./products/page.ts'], {
  eager: true,
})

/** Every link to a page of the site, anywhere in a record. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'to' || key === 'path') && typeof inner === 'string' && inner.startsWith('/')
      ? [inner]
      : linksIn(inner),
  )
}

describe('links', () => {
  it('go to the final URL, without a redirect', () => {
    const links = linksIn(records)
    expect(links.length).toBeGreaterThan(40)
    for (const link of links) {
      expect(link).not.toMatch(/^\/(product|services)\/|^\/(products|developers|appsec)$|.\/$/)
    }
  })
})

describe('office hours', () => {
  it('name every weekday once', () => {
    const days = officeHours.flatMap((row) => row.days)
    expect(days.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
