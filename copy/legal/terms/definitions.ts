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
      text: ['means a User beyond the number with which a Term began, added during that Term.'],
    },
    {
      id: 'define-affiliate',
      number: '2.2',
      lead: 'Affiliate',
      text: [
        'means an entity that controls a party, is controlled by it, or is under common control with it, through more than half of the voting rights.',
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
        'means software, features or services that we mark as alpha, beta, preview, early access or similar. Software under a paid Subscription is not a Beta Service, except a feature that we mark so by itself.',
      ],
    },
    {
      id: 'define-contractor',
      number: '2.5',
      lead: 'Contractor',
      text: [
        'means a person or firm that works for the Customer under a contract other than employment.',
      ],
    },
    {
      id: 'define-customer',
      number: '2.6',
      lead: 'Customer',
      text: ['means the Enterprise or Individual that accepts these Terms.'],
    },
    {
      id: 'define-customer-content',
      number: '2.7',
      lead: 'Customer Content',
      text: [
        'means what the Customer and its Users put into the Software, such as source code, configuration and prompts (together “Prompts”), and what the Software returns for it, such as answers, findings, diagrams and Suggested Code (together “Output”).',
      ],
    },
    {
      id: 'define-customer-records',
      number: '2.8',
      lead: 'Customer Records',
      text: [
        'means the Customer’s complete and accurate records of its Users and its use of the Software, sufficient to show that Fees were paid correctly.',
      ],
    },
    {
      id: 'define-documentation',
      number: '2.9',
      lead: 'Documentation',
      text: ['means the guides and reference that we publish for the Software.'],
    },
    {
      id: 'define-educational-license',
      number: '2.10',
      lead: 'Educational License',
      text: [
        'means a Subscription that we agree in writing with a school or other educational institution for its pupils and staff.',
      ],
    },
    {
      id: 'define-effective-price',
      number: '2.11',
      lead: 'Effective Price',
      text: [
        'means the price for one User Seat for a Term after any discount shown on the Order Form or at checkout.',
      ],
    },
    {
      id: 'define-enterprise',
      number: '2.12',
      lead: 'Enterprise',
      text: ['means a company, institution, public body or other organization.'],
    },
    {
      id: 'define-fees',
      number: '2.13',
      lead: 'Fees',
      text: [
        'means all amounts payable for Subscriptions, Add-On Users and Supplemental Services.',
      ],
    },
    {
      id: 'define-free-software',
      number: '2.14',
      lead: 'Free Software',
      text: [
        'means the feature-limited version of the Software, and any trial, that we offer without charge.',
      ],
    },
    {
      id: 'define-hosted-software',
      number: '2.15',
      lead: 'Hosted Software',
      text: ['means the Software run by us and reached over the internet.'],
    },
    {
      id: 'define-individual',
      number: '2.16',
      lead: 'Individual',
      text: ['means a natural person who accepts these Terms on their own behalf.'],
    },
    {
      id: 'define-list-price',
      number: '2.17',
      lead: 'List Price',
      text: [
        'means our published or quoted price for one User Seat before any discount. The lower price that we publish for annual billing is the List Price of that billing.',
      ],
    },
    {
      id: 'define-order-form',
      number: '2.18',
      lead: 'Order Form',
      text: [
        'means a document, or a checkout in the Web Portal, that names, as far as they apply, the Software, the number of User Seats, the Fees and the Term, and that both parties accept.',
      ],
    },
    {
      id: 'define-privacy-policy',
      number: '2.19',
      lead: 'Privacy Policy',
      text: ['means the policy of that name that we publish on our website.'],
    },
    {
      id: 'define-software',
      number: '2.20',
      lead: 'Software',
      text: [
        'means our code security and code intelligence software, as Hosted Software or installed by the Customer, with the updates that we provide.',
      ],
    },
    {
      id: 'define-subscription',
      number: '2.21',
      lead: 'Subscription',
      text: ['means the right to use the Software for a Term.'],
    },
    {
      id: 'define-subscription-start-date',
      number: '2.22',
      lead: 'Subscription Start Date',
      text: [
        'means the date named on the Order Form or, if none is named, the date on which we first give the Customer access.',
      ],
    },
    {
      id: 'define-suggested-code',
      number: '2.23',
      lead: 'Suggested Code',
      text: ['means code that the Software generates in answer to a Prompt.'],
    },
    {
      id: 'define-supplemental-services',
      number: '2.24',
      lead: 'Supplemental Services',
      text: [
        'means services beyond the Software itself, such as onboarding, training, custom integrations and consulting.',
      ],
    },
    {
      id: 'define-term',
      number: '2.25',
      lead: 'Term',
      text: ['means the initial term or a renewal term of a Subscription.'],
    },
    {
      id: 'define-third-party-model',
      number: '2.26',
      lead: 'Third-Party Model',
      text: ['means an artificial intelligence model that another provider develops or runs.'],
    },
    {
      id: 'define-user',
      number: '2.27',
      lead: 'User and User Seat',
      text: [
        'A User is a natural person whom the Customer lets use the Software. A User Seat is the paid right of one named User to do so.',
      ],
    },
    {
      id: 'define-web-portal',
      number: '2.28',
      lead: 'Web Portal',
      text: ['means our online service in which Subscriptions are bought and managed.'],
    },
  ],
}
