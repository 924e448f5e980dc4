import { cookieCategories } from '#copy/cookies.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { integrations } from '#copy/integrations/index.ts'
import { productIds } from '#copy/products/catalogue.ts'
import type { Drawing } from '../canvas.ts'
import { emptyPlace, takenSeats, toolBoard } from './missing.ts'
import { contrast, funnel, halfHour, seats, streets, upright } from './offices.ts'
import { instruments, keyhole, line, prices, sockets, strata } from './products.ts'
import { categories, change, letter, pendulum, prompt, sections, sectionsOf } from './texts.ts'

/** The illustrations of pages without an illustration of a post or a product, each from what its page counts. */
export const headIllustrations: Record<string, Drawing> = {
  'head-accessibility': { ground: 'signal', sign: 'AA', parts: contrast() },
  'head-appsec': { ground: 'signal', sign: '1', parts: funnel() },
  'head-careers': { ground: 'signal', sign: 'Hi', parts: seats() },
  'head-company': { ground: 'bone', sign: '0°', parts: upright() },
  'head-contact': { ground: 'ink', sign: '37°', parts: streets() },
  'head-cookies': {
    ground: 'bone',
    sign: String(cookieCategories.length),
    parts: categories(),
  },
  'head-demo': { ground: 'bone', sign: String(scheduleDemo.calendar.minutes), parts: halfHour() },
  'head-developers': { ground: 'bone', sign: 'PR', parts: change() },
  'head-dpa': { ground: 'signal', sign: sectionsOf('dpa'), parts: sections('dpa', 'signal') },
  'head-failed': { ground: 'ink', sign: '5xx', ...pendulum('ink') },
  'head-features': { ground: 'ink', sign: String(productIds.length), parts: instruments() },
  'head-guides': { ground: 'bone', sign: '$', parts: prompt() },
  'head-integrations': {
    ground: 'signal',
    sign: String(integrations.length),
    parts: sockets(),
  },
  'head-missing': { ground: 'signal', sign: '404', ...pendulum('signal') },
  'head-missing-job': { ground: 'bone', sign: '0', parts: takenSeats() },
  // Posts count from 01, products from P1.
  'head-missing-post': { ground: 'ink', sign: '00', parts: emptyPlace() },
  'head-missing-product': { ground: 'signal', sign: 'P0', parts: toolBoard() },
  'head-newsletter': { ground: 'ink', sign: 'RE:', parts: letter() },
  'head-pricing': { ground: 'signal', sign: '$', parts: prices() },
  'head-privacy': {
    ground: 'bone',
    sign: sectionsOf('privacy'),
    parts: sections('privacy', 'bone'),
  },
  'head-security': { ground: 'ink', sign: '9116', parts: keyhole() },
  'head-services': { ground: 'bone', sign: `×${productIds.length}`, parts: strata() },
  'head-terms': { ground: 'ink', sign: sectionsOf('terms'), parts: sections('terms', 'ink') },
  'head-waitlist': { ground: 'bone', sign: '+1', parts: line() },
}
