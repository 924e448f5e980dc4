import { businessHours } from '../business-hours.ts'
import type { LegalSection } from '../document.ts'

export const definitions: LegalSection = {
  id: 'definitions',
  number: '2',
  title: 'Definitions',
  clauses: [
    {
      id: 'define-add-on-user',
      number: '2.1',
      lead: 'Add-On User',
      text: ['means a User added during a Term, beyond the number of Users at its start.'],
    },
    {
      id: 'define-affiliate',
      number: '2.2',
      lead: 'Affiliate',
      text: [
        'means an entity that controls, is controlled by, or is under common control with a party, where control means more than half of the voting rights.',
      ],
    },
    {
      id: 'define-authorized-partner',
      number: '2.3',
      lead: 'Authorized Partner',
      text: ['means a reseller or distributor that we have authorized in writing.'],
    },
    {
      id: 'define-beta-services',
      number: '2.4',
      lead: 'Beta Services',
      text: [
        'means software, features, or services that we label alpha, beta, preview, early access, or something similar. Software under a paid Subscription is not a Beta Service, except for a feature that carries such a label itself.',
      ],
    },
    {
      id: 'define-business-hours',
      number: '2.5',
      lead: 'Business Hours and business day',
      text: [
        `Business Hours are ${businessHours}. A business day is a day from Monday through Friday that is not a US federal holiday.`,
      ],
    },
    {
      id: 'define-contractor',
      number: '2.6',
      lead: 'Contractor',
      text: ['means a person or company that works for the Customer but is not its employee.'],
    },
    {
      id: 'define-customer',
      number: '2.7',
      lead: 'Customer',
      text: ['means the Enterprise or Individual that accepts these Terms.'],
    },
    {
      id: 'define-customer-content',
      number: '2.8',
      lead: 'Customer Content',
      text: [
        'means what the Customer and its Users submit to the Software, such as source code, configuration, and prompts (together, “Prompts”), and what the Software returns in response, such as answers, findings, diagrams, and Suggested Code (together, “Output”).',
      ],
    },
    {
      id: 'define-customer-records',
      number: '2.9',
      lead: 'Customer Records',
      text: [
        'means complete and accurate records of the Customer’s Users and use of the Software, sufficient to show that it paid the correct Fees.',
      ],
    },
    {
      id: 'define-data-processing-addendum',
      number: '2.10',
      lead: 'Data Processing Addendum',
      text: ['means the addendum of that name published on our website.'],
    },
    {
      id: 'define-documentation',
      number: '2.11',
      lead: 'Documentation',
      text: ['means the guides and reference material that we publish for the Software.'],
    },
    {
      id: 'define-educational-license',
      number: '2.12',
      lead: 'Educational License',
      text: [
        'means a Subscription for students and staff that we agree to in writing with a school or other educational institution.',
      ],
    },
    {
      id: 'define-effective-price',
      number: '2.13',
      lead: 'Effective Price',
      text: [
        'means the price for one User Seat for a Term after any discount shown on the Order Form or at checkout.',
      ],
    },
    {
      id: 'define-enterprise',
      number: '2.14',
      lead: 'Enterprise',
      text: ['means a company, institution, public body, or other organization.'],
    },
    {
      id: 'define-fees',
      number: '2.15',
      lead: 'Fees',
      text: [
        'means all amounts payable for Subscriptions, Add-On Users, and Supplemental Services.',
      ],
    },
    {
      id: 'define-free-software',
      number: '2.16',
      lead: 'Free Software',
      text: [
        'means the feature-limited version of the Software that we offer free of charge, and any trial.',
      ],
    },
    {
      id: 'define-hosted-software',
      number: '2.17',
      lead: 'Hosted Software',
      text: ['means Software that we run and that the Customer reaches over the internet.'],
    },
    {
      id: 'define-individual',
      number: '2.18',
      lead: 'Individual',
      text: ['means a natural person who accepts these Terms on their own behalf.'],
    },
    {
      id: 'define-list-price',
      number: '2.19',
      lead: 'List Price',
      text: [
        'means our published or quoted price for one User Seat before any discount. The lower price that we publish for annual billing is the List Price for annual billing.',
      ],
    },
    {
      id: 'define-order-form',
      number: '2.20',
      lead: 'Order Form',
      text: [
        'means a document or a Web Portal checkout, accepted by both parties, that states what is being bought, including, as applicable, the Software, the number of User Seats, the Fees, and the Term.',
      ],
    },
    {
      id: 'define-privacy-policy',
      number: '2.21',
      lead: 'Privacy Policy',
      text: ['means the Privacy Policy published on our website.'],
    },
    {
      id: 'define-software',
      number: '2.22',
      lead: 'Software',
      text: [
        'means our code security and code intelligence software, whether Hosted Software or installed by the Customer, including the updates that we provide.',
      ],
    },
    {
      id: 'define-subscription',
      number: '2.23',
      lead: 'Subscription',
      text: ['means the right to use the Software for a Term.'],
    },
    {
      id: 'define-subscription-start-date',
      number: '2.24',
      lead: 'Subscription Start Date',
      text: [
        'means the date stated on the Order Form or, if it states none, the date on which we first give the Customer access.',
      ],
    },
    {
      id: 'define-suggested-code',
      number: '2.25',
      lead: 'Suggested Code',
      text: ['means code that the Software generates in response to a Prompt.'],
    },
    {
      id: 'define-supplemental-services',
      number: '2.26',
      lead: 'Supplemental Services',
      text: [
        'means services other than the Software itself, such as onboarding, training, custom integrations, and consulting.',
      ],
    },
    {
      id: 'define-term',
      number: '2.27',
      lead: 'Term',
      text: ['means the initial term or a renewal term of a Subscription.'],
    },
    {
      id: 'define-third-party-model',
      number: '2.28',
      lead: 'Third-Party Model',
      text: ['means an artificial intelligence model that another company develops or runs.'],
    },
    {
      id: 'define-user',
      number: '2.29',
      lead: 'User and User Seat',
      text: [
        'A User is a natural person whom the Customer allows to use the Software. A User Seat is one named User’s paid right to do so.',
      ],
    },
    {
      id: 'define-web-portal',
      number: '2.30',
      lead: 'Web Portal',
      text: ['means our online service for buying and managing Subscriptions.'],
    },
  ],
}
