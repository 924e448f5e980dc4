import type { LegalDocument } from '../document.ts'
import { legalSubtitles } from '../meta.ts'
import { california } from './california.ts'
import { closing, cookiePolicy, objection, rights, signals } from './choices.ts'
import { collection, scope, use } from './collection.ts'
import { children, retention, sharing } from './sharing.ts'

/** The privacy and cookie policy. */
export const privacy: LegalDocument = {
  heading: 'Privacy Policy',
  subtitle: legalSubtitles.privacy,
  updated: '2026-11-23',
  confirmedByCounsel: false,
  introduction: [
    'This is our privacy and cookie policy. It lists what each form on this website collects, what our servers record, and what the product needs, and explains what happens to it.',
  ],
  sections: [
    scope,
    collection,
    use,
    sharing,
    retention,
    children,
    rights,
    objection,
    california,
    cookiePolicy,
    signals,
    closing,
  ],
}
