import { brand } from '../../brand.ts'
import type { LegalDocument } from '../document.ts'
import { figures } from '../figures.ts'
import { legalSubtitles } from '../meta.ts'
import { agreement } from './agreement.ts'
import { general, law, partners } from './closing.ts'
import { definitions } from './definitions.ts'
import { forceMajeure, suspension, termination } from './ending.ts'
import { audits, fees } from './payment.ts'
import { confidentiality, indemnity, liability, warranty } from './protection.ts'
import { ownership, privacyAndSecurity, services } from './services.ts'
import { orderForms, subscriptions, users } from './subscriptions.ts'
import { content, editions, restrictions } from './use.ts'

/** The Terms of Service. */
export const terms: LegalDocument = {
  heading: 'Terms of Service',
  subtitle: legalSubtitles.terms,
  updated: '2026-11-23',
  confirmedByCounsel: false,
  introduction: [
    `These Terms of Service apply to ${brand.name}. Section 2 (Definitions) defines the capitalized terms.`,
    `Please note three points in particular. Subscriptions run for ${figures.subscription.initialTermMonths} months and renew automatically unless a party gives notice at least ${figures.subscription.nonRenewalNoticeDays} days before the Term expires (Section 4). Fees are non-refundable except where these Terms say otherwise (Section 6). Liability is limited (Section 17).`,
  ],
  sections: [
    agreement,
    definitions,
    orderForms,
    subscriptions,
    users,
    fees,
    audits,
    restrictions,
    content,
    editions,
    services,
    privacyAndSecurity,
    ownership,
    confidentiality,
    warranty,
    indemnity,
    liability,
    termination,
    suspension,
    forceMajeure,
    partners,
    law,
    general,
  ],
}
