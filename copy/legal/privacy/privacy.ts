import type { LegalDocument } from '../document.ts'
import { closing, cookiePolicy, rights, signals } from './choices.ts'
import { collection, scope, use } from './collection.ts'
import { children, retention, sharing } from './sharing.ts'

/** The privacy and cookie policy. */
export const privacy: LegalDocument = {
  heading: 'Privacy Policy',
  subtitle: 'How we handle your data and protect your privacy',
  updated: '2026-11-21',
  confirmedByCounsel: false,
  introduction: [
    'This is our privacy and cookie policy. It lists what each form on this website collects, what the servers record and what the product needs, and says what happens to it.',
  ],
  sections: [
    scope,
    collection,
    use,
    sharing,
    retention,
    children,
    rights,
    cookiePolicy,
    signals,
    closing,
  ],
}
