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
        `These Terms are a contract between ${brand.legalName} (the provider, “we”, “us”) and the Customer (“you”). They cover the ${brand.name} software in every form in which we offer it, its Documentation and the services that go with it.`,
      ],
    },
    {
      id: 'agreement-acceptance',
      number: '1.2',
      lead: 'Acceptance.',
      text: [
        'You accept these Terms when you sign or submit an Order Form, when you buy in the Web Portal, or when you first use the Software, whichever comes first. If you do not accept them, do not use the Software.',
      ],
    },
    {
      id: 'agreement-capacity',
      number: '1.3',
      lead: 'Enterprises and Individuals.',
      text: [
        'A Customer is an Enterprise or an Individual. A person who accepts these Terms for an Enterprise confirms that they have the authority to bind it. A person who accepts them for nobody else is an Individual.',
      ],
    },
    {
      id: 'agreement-age',
      number: '1.4',
      lead: 'Minimum age.',
      text: [
        `Every Individual and every User must be at least ${figures.minimumAge} years old. A person who has reached that age but is not yet an adult where they live needs the consent of a parent or guardian. The only exception to the minimum age is an Educational License, under which the school answers for its pupils’ use.`,
      ],
    },
    {
      id: 'agreement-precedence',
      number: '1.5',
      lead: 'Order of precedence.',
      text: [
        'If documents conflict, an Order Form comes first for the purchase it describes, then these Terms, then the Documentation. Terms printed on a purchase order or in a supplier portal of the Customer do not apply, even if we do not object to them.',
      ],
    },
    {
      id: 'agreement-website',
      number: '1.6',
      lead: 'This website.',
      text: [
        'The public website can be read without an account. What its forms collect, and why, is set out in the Privacy Policy. Figures and quotations marked “Sample” on the website are illustrations and not promises about the Software.',
      ],
    },
  ],
}
