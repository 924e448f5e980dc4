import { brand } from '../../brand.ts'
import type { LegalSection } from '../document.ts'
import { inactiveAccounts } from '../inactive-accounts.ts'

export const services: LegalSection = {
  id: 'supplemental-services',
  number: '11',
  title: 'Supplemental Services',
  clauses: [
    {
      id: 'services-order',
      number: '11.1',
      lead: 'Ordering.',
      text: [
        'Supplemental Services are bought on an Order Form that states their scope, Fees and timetable. A change of scope needs the agreement of both parties in writing.',
      ],
    },
    {
      id: 'services-performance',
      number: '11.2',
      lead: 'Performance.',
      text: [
        'We perform Supplemental Services with reasonable skill and care. The Customer gives the access, information and decisions that they need. If it reports a defect in them promptly, we perform the defective part again.',
      ],
    },
    {
      id: 'services-results',
      number: '11.3',
      lead: 'Results.',
      text: [
        'The Customer may use what we deliver under Supplemental Services together with the Software, on the same terms. We keep ownership of our tools, methods and general knowledge.',
      ],
    },
  ],
}

export const privacyAndSecurity: LegalSection = {
  id: 'privacy-and-security',
  number: '12',
  title: 'Privacy and Security',
  clauses: [
    {
      id: 'privacy-policy',
      number: '12.1',
      lead: 'Personal data.',
      text: [
        'Our Privacy Policy describes how we handle personal data. Where we process personal data for an Enterprise, and the law requires a contract about it, the parties sign one and it becomes part of these Terms.',
      ],
    },
    {
      id: 'security-measures',
      number: '12.2',
      lead: 'Security.',
      text: [
        'We protect Customer Content in Hosted Software with technical and organizational measures suited to the risk. If we learn that somebody has gained unlawful access to it, we tell the Customer without undue delay and share what we know.',
      ],
    },
    {
      id: 'inactive-accounts',
      number: '12.3',
      lead: 'Inactive accounts.',
      text: [inactiveAccounts],
    },
  ],
}

export const ownership: LegalSection = {
  id: 'ownership',
  number: '13',
  title: 'Ownership and Feedback',
  clauses: [
    {
      id: 'ownership-software',
      number: '13.1',
      lead: 'Our property.',
      text: [
        `The Software, the Documentation and the ${brand.name} name and marks belong to us or to our licensors. The Customer receives the rights stated in these Terms and no others.`,
      ],
    },
    {
      id: 'ownership-feedback',
      number: '13.2',
      lead: 'Feedback.',
      text: [
        'We may use suggestions about the Software freely and without payment. Feedback does not include Customer Content.',
      ],
    },
    {
      id: 'ownership-usage-data',
      number: '13.3',
      lead: 'Usage data.',
      text: [
        'We may collect figures about how the Software is used and performs, and use them to run and improve it. We publish them only in a form that identifies neither the Customer nor any person and reveals no Customer Content.',
      ],
    },
  ],
}
