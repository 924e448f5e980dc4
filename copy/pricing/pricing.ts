import { access } from '../access.ts'
import { figures } from '../legal/figures.ts'
import { planFigures } from '../legal/plan-figures.ts'
import type { PageMeta, Question } from '../pages/types.ts'
import { comparison, type Plan, plans } from './plans.ts'
import { trial } from './trial.ts'

const { payment, subscription } = figures

export const billingQuestions: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer: `Yes. Pro has a ${planFigures.proTrialDays}-day free trial, which begins on the day you get access and doesn’t include support. You pay only if you order a subscription.`,
  },
  {
    question: 'Can I change plans?',
    answer:
      'Yes, you can switch between Basic and Pro during a term. We prorate the change: for the remaining days, you pay for the new plan and get credit for the old one.',
  },
  {
    question: 'What does annual billing change?',
    answer: `The monthly price is ${planFigures.annualDiscountPercent} percent lower, and you pay once for the year. Annual billing is available on Basic and Pro. With monthly billing, the term is also ${subscription.initialTermMonths} months, but you pay month by month.`,
  },
  {
    question: 'How long does a subscription run?',
    answer: `A subscription runs for ${subscription.initialTermMonths} months, unless we agree otherwise. It renews for ${subscription.renewalTermMonths} months at a time, at the list price in effect on the renewal date. We email you a reminder with the price at least ${subscription.reminderDays.latest} days before that date. To stop a renewal, give notice or opt out in the software at least ${subscription.nonRenewalNoticeDays} days before the term ends. An individual can opt out in the software until the last day of the term.`,
  },
  {
    question: 'When is payment due?',
    answer: `Payment for web portal purchases is due ${payment.webPortalDue}. Invoices are due ${payment.invoiceDueDays} days after you receive them.`,
  },
  {
    question: 'Are fees refundable?',
    answer:
      'No, except where the Terms of Service say otherwise. For example, if you terminate because of a material breach that we didn’t cure, we refund prepaid fees for the rest of the term.',
  },
  {
    question: 'Who can use a subscription?',
    answer: `Each user needs a paid seat and must be at least ${figures.minimumAge} years old, unless an Educational License applies. A seat belongs to one person at a time, and credentials may not be shared. You can add users during a term. To renew with fewer users, opt out and place a new order.`,
  },
]

export const pricing = {
  /** Shown above the headings. The label of the links to the plans is only for screen readers. */
  labels: { page: 'Pricing', comparison: 'Compare', faq: 'Questions', plans: 'Plans' },
  meta: {
    title: 'Pricing',
    description: `Compare Basic, Pro, and Enterprise: size limits, what each plan includes, and prices, which are ${planFigures.annualDiscountPercent} percent lower with annual billing.`,
  } satisfies PageMeta,
  heading: 'Pricing',
  lead: 'Request Basic or Pro through the waitlist. For Enterprise, contact us. Compare what each plan includes and how much code it covers.',
  access: [
    access.beta,
    trial,
    'The full warranty in our Terms applies to paid plans from the first day.',
  ],
  billing: {
    legend: 'Billing period',
    monthly: 'Monthly',
    annual: 'Annual',
    saving: `${planFigures.annualDiscountPercent} percent off`,
    currency: 'USD',
    perMonth: 'per user, per month',
    commitment: `${subscription.initialTermMonths}-month commitment`,
    billedMonthly: 'Billed monthly. Renews automatically.',
    perYear: 'per user, billed annually. Renews automatically.',
  },
  scale: {
    question: 'How large is your largest repository? On Basic, add up all your repositories.',
    megabytes: (size: number) => `${size} MB`,
    answer: (size: number, { name, codeSize }: Plan) => `${size} MB: ${name}. ${codeSize}.`,
  },
  plans,
  /**
   * The tag of the plan that is marked `popular`. Not "popular", because nobody has confirmed sales.
   */
  popular: 'Recommended',
  includes: 'Included',
  excludes: 'Not included',
  review: 'For your review',
  comparison: {
    heading: 'Compare plans',
    show: 'Show the table',
    capability: 'Capability',
    yes: 'Included',
    no: 'Not included',
    rows: comparison,
  },
  faq: { heading: 'Billing questions' },
  termsLink: { label: 'Read the Terms of Service', to: '/terms' },
} as const
