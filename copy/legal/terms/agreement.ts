import { brand } from '../../brand.ts'
import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

export const agreement: LegalSection = {
  id: 'agreement',
  number: '1',
  title: 'The Agreement',
  clauses: [
    {
      id: 'agreement-parties',
      number: '1.1',
      lead: 'Parties.',
      text: [
        `These Terms are a contract between ${brand.legalName} (“we,” “us”) and the Customer. They cover the ${brand.name} software in every form in which we offer it, its Documentation, and related services.`,
      ],
    },
    {
      id: 'agreement-acceptance',
      number: '1.2',
      lead: 'Acceptance.',
      text: [
        'The Customer accepts these Terms by signing or submitting an Order Form, by buying in the Web Portal, or by first using the Software, whichever happens first. Anyone who does not accept these Terms may not use the Software.',
      ],
    },
    {
      id: 'agreement-capacity',
      number: '1.3',
      lead: 'Enterprises and Individuals.',
      text: [
        'A Customer is either an Enterprise or an Individual. A person who accepts these Terms for an Enterprise confirms that they have authority to bind it. A person who accepts them only for themselves is an Individual.',
      ],
    },
    {
      id: 'agreement-age',
      number: '1.4',
      lead: 'Minimum age.',
      text: [
        `Every Individual and every User must be at least ${figures.minimumAge} years old. Anyone old enough who is still a minor where they live needs the consent of a parent or guardian. The only exception to the minimum age is an Educational License, under which the school is responsible for its students’ use.`,
      ],
    },
    {
      id: 'agreement-precedence',
      number: '1.5',
      lead: 'Order of precedence.',
      text: [
        'If documents conflict, the Data Processing Addendum controls for the personal data it covers, then an Order Form for the purchase it describes, then these Terms, then the Documentation. Terms on the Customer’s purchase order or in its supplier portal do not apply, even if we do not object to them.',
      ],
    },
    {
      id: 'agreement-website',
      number: '1.6',
      lead: 'This website.',
      text: [
        'Anyone may read the public website without an account. The Privacy Policy explains what its forms collect and why. What is marked “Sample” or “Illustrative” on the website is an example, not a promise about the Software.',
      ],
    },
  ],
}
