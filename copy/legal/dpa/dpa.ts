import { brand } from '../../brand.ts'
import type { LegalDocument } from '../document.ts'
import { legalSubtitles } from '../meta.ts'
import { annexes } from './annexes.ts'
import { duties, transfers } from './duties.ts'
import { scope } from './scope.ts'

/** The Data Processing Addendum, which is part of the Terms (12.1). */
export const dpa: LegalDocument = {
  heading: 'Data Processing Addendum',
  subtitle: legalSubtitles.dpa,
  updated: '2026-11-23',
  confirmedByCounsel: false,
  introduction: [
    `This addendum is part of the Terms of Service between ${brand.legalName} and the Customer. It applies whenever we process Customer Data for the Customer, and takes effect with the Terms. No signature is needed; we countersign a copy for anyone who needs one.`,
  ],
  sections: [...scope, ...duties, transfers, ...annexes],
}
