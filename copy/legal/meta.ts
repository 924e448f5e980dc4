import { brand } from '../brand.ts'
import type { PageMeta } from '../pages/types.ts'
import type { LegalText } from './versions.ts'

/** Separate from the texts, so that page scripts don't load those. */
export const legalMeta: Readonly<Record<LegalText, PageMeta & { subtitle: string }>> = {
  privacy: {
    title: 'Privacy Policy',
    description: `What personal data ${brand.name} collects on this site and in the product, what we use it for, how long we keep it, and what you can ask us to do.`,
    subtitle: 'How we handle your data and protect your privacy',
  },
  dpa: {
    title: 'Data Processing Addendum',
    description: `How ${brand.name} processes personal data for customers: instructions, security, subprocessors, breach notice, transfers, deletion, and audits.`,
    subtitle: 'How we process personal data on a customer’s behalf',
  },
  terms: {
    title: 'Terms of Service',
    description: `The terms for using ${brand.name}: subscriptions and renewal, user seats, fees, customer content, warranty, liability, and governing law.`,
    subtitle: 'The legal agreement for using the product',
  },
}
