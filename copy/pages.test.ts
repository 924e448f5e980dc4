import { describe, expect, it } from 'vitest'
import { accessibility } from './accessibility.ts'
import { blog } from './blog.ts'
import { careers } from './careers.ts'
import { company } from './company.ts'
import { contact, officeHours } from './contact.ts'
import { cookies } from './cookies.ts'
import { features } from './features.ts'
import { home } from './home.ts'
import { privacy } from './legal/privacy/privacy.ts'
import { terms } from './legal/terms/terms.ts'
import { directLinks, footerColumns, productMenu, solutionsMenu } from './navigation.ts'
import { newsletter } from './newsletter.ts'
import { notFound } from './not-found.ts'
import { pricing } from './pricing.ts'
import { scheduleDemo } from './schedule-demo.ts'
import { services } from './services.ts'
import { waitlist } from './waitlist.ts'

const pages = {
  accessibility,
  blog,
  careers,
  company,
  contact,
  cookies,
  features,
  home,
  newsletter: newsletter.page,
  'newsletter confirm': newsletter.confirm,
  'newsletter unsubscribe': newsletter.unsubscribe,
  notFound,
  pricing,
  privacy,
  scheduleDemo,
  services,
  terms,
  waitlist,
}

/** Every `to` and `path` anywhere in a record. */
function addresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'to' || key === 'path') && typeof inner === 'string' ? [inner] : addresses(inner),
  )
}

describe('links', () => {
  it('go to the final address, so that no visitor pays for a redirect', () => {
    const all = addresses([pages, productMenu, solutionsMenu, directLinks, footerColumns])
    expect(all.length).toBeGreaterThan(40)
    for (const address of all) {
      expect(address).toMatch(/^\//)
      expect(address).not.toMatch(/^\/(product|services)\/|^\/(products|developers|appsec)$|.\/$/)
    }
  })
})

describe('office hours', () => {
  it('name every weekday once', () => {
    const days = officeHours.flatMap((row) => row.days)
    expect(days.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
