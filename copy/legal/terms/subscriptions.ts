import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const {
  initialTermMonths,
  lateExitDays,
  nonRenewalNoticeDays,
  priceNoticeDays,
  reminderDays,
  renewalTermMonths,
} = figures.subscription

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
        'Each Order Form is a separate order under these Terms. It takes effect when both parties have signed it or, for a Web Portal purchase, when we confirm the checkout.',
      ],
    },
    {
      id: 'order-form-right',
      number: '3.2',
      lead: 'Right to use.',
      text: [
        'During the Term, we grant the Customer a non-exclusive, non-transferable right to use the Software and the Documentation, up to the number of paid User Seats, for its own business or personal purposes. The Customer may copy Software that it installs itself as needed to run it and back it up.',
      ],
    },
    {
      id: 'order-form-affiliates',
      number: '3.3',
      lead: 'Affiliates.',
      text: [
        'An Affiliate may use the Customer’s User Seats. It may also place its own Order Form, in which case it is the Customer for that order. The Customer is responsible for its Affiliates’ use of its seats as if it were its own.',
      ],
    },
    {
      id: 'order-form-no-future',
      number: '3.4',
      lead: 'No future features.',
      text: [
        'A purchase does not depend on features that we may deliver later or on public statements about them.',
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
        `A Subscription begins on its Subscription Start Date. Its initial term is ${initialTermMonths} months unless the parties agree otherwise, for example on the Order Form.`,
      ],
    },
    {
      id: 'subscription-renewal',
      number: '4.2',
      lead: 'Automatic renewal.',
      text: [
        `At the end of each Term, the Subscription automatically renews for another ${renewalTermMonths} months unless a party has given notice under Section 4.4. It renews for the number of Users at the start of the ending Term plus the Add-On Users used during it.`,
      ],
    },
    {
      id: 'subscription-renewal-price',
      number: '4.3',
      lead: 'Price on renewal.',
      text: [
        `A renewal is charged at the List Price in force when the renewal term begins, but at no more than the reminder under Section 4.5 stated. A discount applies only to the Term for which it was given, unless the Order Form says otherwise. If an Individual’s price goes up, we also email the Individual between ${priceNoticeDays.earliest} and ${priceNoticeDays.latest} days before the new price applies and explain how to cancel. An Individual may still cancel the renewal until the new price applies, and in that case does not owe the new price.`,
      ],
    },
    {
      id: 'subscription-non-renewal',
      number: '4.4',
      lead: 'Non-renewal.',
      text: [
        `Either party may prevent renewal by giving the other notice at least ${nonRenewalNoticeDays} days before the current Term expires. The Customer may also opt out of renewal from within the Software. An opt-out counts as notice given on the day it is made.`,
      ],
    },
    {
      id: 'subscription-reminder',
      number: '4.5',
      lead: 'Reminder.',
      text: [
        `Between ${reminderDays.earliest} and ${reminderDays.latest} days before a Term expires, we email the Customer a reminder that states the renewal date, the last day to give notice, the length of the renewal term, the number of Users, the price, and how to opt out. If we do not send it, the Customer may end the renewal term by notice within ${lateExitDays} days after it begins and receives a prorated refund of prepaid Fees.`,
      ],
    },
    {
      id: 'subscription-changes',
      number: '4.6',
      lead: 'Plan changes.',
      text: [
        'The Customer may switch between the Basic and Pro plans during a Term. The change is prorated: for the remaining days, we charge Fees for the new plan and credit Fees already paid for the old one.',
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
        'Except for Free Software and Beta Services, only a User with a paid User Seat may use the Software. A seat belongs to one named person at a time. The Customer may reassign it when that person no longer needs it.',
      ],
    },
    {
      id: 'users-credentials',
      number: '5.2',
      lead: 'Credentials.',
      text: [
        'Credentials may not be shared. The Customer keeps them safe, tells us promptly if it learns that someone else has used them, and is responsible for what is done with them until it tells us.',
      ],
    },
    {
      id: 'users-contractors',
      number: '5.3',
      lead: 'Contractors.',
      text: [
        'A Contractor may be a User while working for the Customer, and only for the Customer’s benefit. The Customer is responsible for its Contractors’ compliance with these Terms.',
      ],
    },
    {
      id: 'users-add-on',
      number: '5.4',
      lead: 'Add-On Users.',
      text: [
        'The Customer may add Users during a Term. Each Add-On User is charged from the first day of use through the end of that Term, prorated, at the Effective Price, or at the List Price if the Order Form states no Effective Price. Section 4.2 says how the seat counts toward renewal.',
      ],
    },
    {
      id: 'users-reporting',
      number: '5.5',
      lead: 'Reporting.',
      text: [
        'If the Customer reports its number of Users to us, it must report the true number. It may not report fewer Users than it originally purchased.',
      ],
    },
  ],
}
