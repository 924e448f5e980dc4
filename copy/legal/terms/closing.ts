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
        'A Customer may buy through an Authorized Partner. The partner then sets the price, issues the invoice, and collects payment under its own agreement with the Customer. The payment terms of that agreement replace Section 4.3, Section 6.1 through Section 6.5, and the prices in Section 4.5, Section 4.6, Section 5.4, and Section 7.3. What the Customer pays the partner for the Software counts as Fees paid in Section 17.2. Everything else in these Terms applies between the Customer and us.',
      ],
    },
    {
      id: 'partners-authority',
      number: '21.2',
      lead: 'No changes by partners.',
      text: [
        'An Authorized Partner may not change these Terms or make promises on our behalf. A refund under these Terms is paid through the partner that received the Fees.',
      ],
    },
    {
      id: 'partners-nonpayment',
      number: '21.3',
      lead: 'Non-payment.',
      text: [
        'If the partner tells us that the Customer has not paid what is due, we may suspend access under Section 19 (Suspension) as we could for a breach of Section 6 (Fees and Payment).',
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
        `The state and federal courts in ${figures.law.courts}, ${figures.law.governing}, have exclusive jurisdiction, and both parties submit to them. Either party may seek an injunction in any court with jurisdiction to protect its confidential information or intellectual property.`,
      ],
    },
    {
      id: 'law-consumers',
      number: '22.3',
      lead: 'Mandatory rights.',
      text: [
        'Nothing in these Terms takes away a right that the law where an Individual lives grants and that a contract cannot waive.',
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
        'Neither party may assign these Terms without the other’s consent, except that a party may, with notice, assign them as a whole to an Affiliate or to a successor to its business.',
      ],
    },
    {
      id: 'general-notices',
      number: '23.2',
      lead: 'Notices.',
      text: [
        `The Customer sends notices to us by email at ${brand.email}. We send notices to the Customer at the email address on the Order Form or the account. A notice counts as given on the next business day after it is sent.`,
      ],
    },
    {
      id: 'general-changes',
      number: '23.3',
      lead: 'Changes to these Terms.',
      text: [
        `We may change these Terms by publishing a new version with its date. We email account holders notice of a material change at least ${figures.changeNoticeDays} days before it applies. During a paid Term, a change that is materially worse for the Customer applies only from the next renewal, and we email notice of it no later than the reminder under Section 4.5, so that the Customer can still prevent renewal under Section 4.4.`,
      ],
    },
    {
      id: 'general-export',
      number: '23.4',
      lead: 'Export.',
      text: [
        'Each party complies with the export and sanctions laws that apply to it, including those of the United States.',
      ],
    },
    {
      id: 'general-relationship',
      number: '23.5',
      lead: 'Independent parties.',
      text: [
        'The parties are independent contractors. These Terms give third parties no rights, apart from those that the Data Processing Addendum gives to data subjects. We name the Customer as a reference only with its consent.',
      ],
    },
    {
      id: 'general-severability',
      number: '23.6',
      lead: 'Severability and waiver.',
      text: [
        'If a provision is invalid, the rest remains in effect, and the provision applies to the extent the law allows. A delay in exercising a right does not waive it.',
      ],
    },
    {
      id: 'general-entire',
      number: '23.7',
      lead: 'Entire agreement.',
      text: [
        'These Terms, the Order Forms, and the documents that they name are the entire agreement on their subject and replace earlier agreements.',
      ],
    },
  ],
}
