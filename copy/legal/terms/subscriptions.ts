import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const { initialTermMonths, nonRenewalNoticeDays, renewalTermMonths } = figures.subscription

export const orderForms: LegalSection = {
  id: 'order-forms',
  number: '3',
  title: 'Order Forms and Right to Use',
  clauses: [
    {
      id: 'order-form-contents',
      number: '3.1',
      lead: 'Order Forms.',
      text: [
        'Each Order Form is a separate order under these Terms. It states, as far as they apply, the Software or services bought, the number of User Seats, the Fees, the Subscription Start Date and the Term. An Order Form binds the parties once both have signed it, or once the Customer completes a checkout that we confirm.',
      ],
    },
    {
      id: 'order-form-right',
      number: '3.2',
      lead: 'Right to use.',
      text: [
        'For the Term, and within the number of paid User Seats, we grant the Customer a non-exclusive, non-transferable right to use the Software and the Documentation for its own business or personal purposes. Software that the Customer installs itself may be copied as far as needed to run it and to back it up.',
      ],
    },
    {
      id: 'order-form-affiliates',
      number: '3.3',
      lead: 'Affiliates.',
      text: [
        'An Affiliate may use the Customer’s User Seats, and may place its own Order Form, in which case it is the Customer for that order. The Customer answers for its Affiliates’ use of its seats as for its own.',
      ],
    },
    {
      id: 'order-form-no-future',
      number: '3.4',
      lead: 'No future features.',
      text: [
        'A purchase does not depend on features that we may deliver later, nor on public statements about them.',
      ],
    },
  ],
}

export const subscriptions: LegalSection = {
  id: 'subscriptions',
  number: '4',
  title: 'Subscriptions and Renewal',
  clauses: [
    {
      id: 'subscription-start',
      number: '4.1',
      lead: 'Start and initial term.',
      text: [
        `A Subscription begins on its Subscription Start Date. Its initial term is ${initialTermMonths} months unless the parties agree otherwise, such as on the Order Form.`,
      ],
    },
    {
      id: 'subscription-renewal',
      number: '4.2',
      lead: 'Automatic renewal.',
      text: [
        `At the end of each Term the Subscription renews automatically for a further term of ${renewalTermMonths} months, unless a party has given notice under Section 4.4. It renews for the number of Users with which the ending Term began, plus the Add-On Users used during it.`,
      ],
    },
    {
      id: 'subscription-renewal-price',
      number: '4.3',
      lead: 'Price on renewal.',
      text: [
        'A renewal is charged at the List Price in force when the renewal term begins. A discount applies to the Term for which it was given and not beyond, unless the Order Form says otherwise.',
      ],
    },
    {
      id: 'subscription-non-renewal',
      number: '4.4',
      lead: 'Non-renewal.',
      text: [
        `Either party may prevent renewal by notice to the other at least ${nonRenewalNoticeDays} days before the current Term expires. The Customer may also opt out of renewal from within the Software. An opt-out counts as such a notice, given on the day it is made.`,
      ],
    },
    {
      id: 'subscription-changes',
      number: '4.5',
      lead: 'Plan changes.',
      text: [
        'The Customer may change between the Basic and Pro plans during a Term. The change is prorated: Fees for the new plan are charged, and Fees already paid for the old plan are credited, for the days that remain.',
      ],
    },
  ],
}

export const users: LegalSection = {
  id: 'users',
  number: '5',
  title: 'Users and Add-On Users',
  clauses: [
    {
      id: 'users-seats',
      number: '5.1',
      lead: 'Paid seats only.',
      text: [
        'Only a User with a paid User Seat may use the Software, apart from Free Software and Beta Services. A seat belongs to one named person at a time. The Customer may reassign it when that person no longer needs it.',
      ],
    },
    {
      id: 'users-credentials',
      number: '5.2',
      lead: 'Credentials.',
      text: [
        'Credentials may not be shared. The Customer keeps them safe, tells us without delay if it learns that somebody else has used them, and answers for what is done under them until then.',
      ],
    },
    {
      id: 'users-contractors',
      number: '5.3',
      lead: 'Contractors.',
      text: [
        'A Contractor may be a User while working for the Customer and only for the Customer’s benefit. The Customer answers for its Contractors’ compliance with these Terms.',
      ],
    },
    {
      id: 'users-add-on',
      number: '5.4',
      lead: 'Add-On Users.',
      text: [
        'The Customer may add Users during a Term. Each Add-On User is charged from the first day of use to the end of that Term, prorated, at the Effective Price, or at the List Price if the Order Form names no Effective Price. From then on the seat counts toward renewal under Section 4.2.',
      ],
    },
    {
      id: 'users-reporting',
      number: '5.5',
      lead: 'Reporting.',
      text: [
        'Where the Customer reports its number of Users to us, it reports the true number. It may not report fewer Users than it originally purchased.',
      ],
    },
  ],
}
