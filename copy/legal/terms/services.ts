import { brand } from '../../brand.ts'
import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'
import { inactiveAccounts } from '../inactive-accounts.ts'

export const services: LegalSection = {
  id: 'supplemental-services',
  number: '11',
  title: 'Support and Supplemental Services',
  clauses: [
    {
      id: 'services-support',
      number: '11.1',
      lead: 'Support.',
      text: [
        `On the Pro plan, a support request made through the contact form or by email receives a first response from a person within ${figures.plans.proSupportHours} hours. Only Business Hours count toward that time. It is a response time, not a promise of a solution. On the Enterprise plan, support is as agreed on the Order Form.`,
      ],
    },
    {
      id: 'services-order',
      number: '11.2',
      lead: 'Ordering Supplemental Services.',
      text: [
        'Supplemental Services are bought on an Order Form that states their scope, Fees, and schedule. A change of scope requires both parties’ written agreement.',
      ],
    },
    {
      id: 'services-performance',
      number: '11.3',
      lead: 'Performance.',
      text: [
        'We perform Supplemental Services with reasonable skill and care. The Customer provides the access, information, and decisions that they require. If it promptly reports a defect, we perform the defective part again.',
      ],
    },
    {
      id: 'services-results',
      number: '11.4',
      lead: 'Results.',
      text: [
        'The Customer may use what we deliver under Supplemental Services together with the Software, on the same terms. We keep ownership of our tools, methods, and general knowledge.',
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
        'The Privacy Policy describes how we handle personal data for our own purposes. Where we process personal data on the Customer’s behalf, such as that in Customer Content, the Data Processing Addendum applies and is part of these Terms. No separate signature is needed.',
      ],
      links: [
        { label: 'Privacy Policy', to: '/privacy' },
        { label: 'Data Processing Addendum', to: '/dpa' },
      ],
    },
    {
      id: 'security-measures',
      number: '12.2',
      lead: 'Security.',
      text: [
        `We protect Customer Content in Hosted Software with technical and organizational measures appropriate to the risk. If we learn that someone has gained unlawful access to it, we tell the Customer without undue delay, and no later than ${figures.processing.breachNoticeHours} hours after we become aware of it, and share what we know.`,
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
        `The Software, the Documentation, and the ${brand.name} name and marks belong to us or our licensors. The Customer receives only the rights stated in these Terms.`,
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
        'We may collect statistics about how the Software is used and performs, and use them to run and improve it. They contain no Customer Content. Those from the accounts of students under an Educational License serve only to provide, secure, and support the Software for their school. We publish them only in a form that identifies neither the Customer nor any person.',
      ],
    },
  ],
}
