import { brand } from '../brand.ts'
import type { PageMeta } from '../pages/types.ts'

/** Separate from the documents, so that page scripts don't load those. */
export const privacyMeta: PageMeta = {
  title: 'Privacy Policy',
  description: `What personal data ${brand.name} collects on this site and in the product, what we use it for, how long we keep it, and what you can ask us to do.`,
}

export const dpaMeta: PageMeta = {
  title: 'Data Processing Addendum',
  description: `How ${brand.name} processes personal data for customers: instructions, security, subprocessors, breach notice, transfers, deletion, and audits.`,
}

export const termsMeta: PageMeta = {
  title: 'Terms of Service',
  description: `The terms for using ${brand.name}: subscriptions and renewal, user seats, fees, customer content, warranty, liability, and governing law.`,
}

/** The subtitle below each document's heading. */
export const legalSubtitles = {
  privacy: 'How we handle your data and protect your privacy',
  dpa: 'How we process personal data on a customer’s behalf',
  terms: 'The legal agreement for using the product',
} as const
