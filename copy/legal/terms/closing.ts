import { brand } from '../../brand.ts'
import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

export const partners: LegalSection = {
  id: 'authorized-partners',
  number: '21',
  title: 'Authorized Partners',
  clauses: [
    {
      id: 'partners-purchases',
      number: '21.1',
      lead: 'Purchases through a partner.',
      text: [
        'A Customer may buy through an Authorized Partner. The partner then sets the price, issues the invoice and collects payment under its own agreement with the Customer, and the payment terms of that agreement replace Section 6.1 to Section 6.5, Section 4.3 and the prices in Section 5.4 and Section 7.3. Everything else in these Terms applies between the Customer and us.',
      ],
    },
    {
      id: 'partners-authority',
      number: '21.2',
      lead: 'No changes by partners.',
      text: [
        'An Authorized Partner may not change these Terms or make promises in our name. A refund that these Terms give is paid through the partner to whom the Fees were paid.',
      ],
    },
    {
      id: 'partners-nonpayment',
      number: '21.3',
      lead: 'Non-payment.',
      text: [
        'If the partner tells us that the Customer has not paid what is due, we may suspend under Section 19 (Suspension) as for a breach of Section 6 (Fees and Payment).',
      ],
    },
  ],
}

export const law: LegalSection = {
  id: 'governing-law',
  number: '22',
  title: 'Governing Law and Courts',
  clauses: [
    {
      id: 'law-governing',
      number: '22.1',
      lead: 'Governing law.',
      text: [
        `The laws of the State of ${figures.law.governing} govern these Terms, without regard to its rules on conflict of laws. The United Nations Convention on Contracts for the International Sale of Goods does not apply.`,
      ],
    },
    {
      id: 'law-courts',
      number: '22.2',
      lead: 'Courts.',
      text: [
        `The state and federal courts in ${figures.law.courts}, ${figures.law.governing}, have exclusive jurisdiction, and both parties submit to them. Either party may seek an injunction in any court to protect its confidential information or intellectual property.`,
      ],
    },
    {
      id: 'law-consumers',
      number: '22.3',
      lead: 'Mandatory rights.',
      text: [
        'Nothing in these Terms takes away a right that the law where an Individual lives gives and does not let a contract take away.',
      ],
    },
  ],
}

export const general: LegalSection = {
  id: 'general',
  number: '23',
  title: 'General',
  clauses: [
    {
      id: 'general-assignment',
      number: '23.1',
      lead: 'Assignment.',
      text: [
        'Neither party may assign these Terms without the other’s consent, except as a whole to a successor to its business or to an Affiliate, with notice.',
      ],
    },
    {
      id: 'general-notices',
      number: '23.2',
      lead: 'Notices.',
      text: [
        `Notices to us go by email to ${brand.email}. Notices to the Customer go to the email address on the Order Form or account. A notice counts as given on the next business day after sending.`,
      ],
    },
    {
      id: 'general-changes',
      number: '23.3',
      lead: 'Changes to these Terms.',
      text: [
        'We may change these Terms by publishing a new version with its date. For a running paid Subscription a change that is materially worse for the Customer applies from the next renewal. We announce it early enough for the Customer to give notice of non-renewal under Section 4.4.',
      ],
    },
    {
      id: 'general-export',
      number: '23.4',
      lead: 'Export.',
      text: [
        'Each party follows the export and sanctions laws that apply to it, including those of the United States.',
      ],
    },
    {
      id: 'general-relationship',
      number: '23.5',
      lead: 'Independent parties.',
      text: [
        'The parties are independent contractors. These Terms give no rights to third parties. We name the Customer as a reference only with its consent.',
      ],
    },
    {
      id: 'general-severability',
      number: '23.6',
      lead: 'Severability and waiver.',
      text: [
        'If a provision is invalid the rest stands, and the provision applies as far as the law allows. A right that is not exercised at once is not waived.',
      ],
    },
    {
      id: 'general-entire',
      number: '23.7',
      lead: 'Entire agreement.',
      text: [
        'These Terms, the Order Forms and the documents that they name are the whole agreement on their subject and replace earlier ones.',
      ],
    },
  ],
}
