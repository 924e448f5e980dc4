import { access } from './access.ts'
import { figures } from './legal/figures.ts'
import type { PageMeta, Question } from './page.ts'
import { comparison, freeVersion, plans } from './plans.ts'
import { trial } from './trial.ts'

const { plans: limits, subscription } = figures

const faq: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer: `Yes, on Pro: ${limits.proTrialDays} days. The trial begins on the day your access opens. A paid subscription follows only if you order one.`,
  },
  {
    question: 'Is there a free version?',
    answer: `Yes. ${freeVersion.description}`,
  },
  {
    question: 'Can I change plans?',
    answer:
      'Yes, between Basic and Pro during a term. The change is prorated: you pay for the new plan, and are credited for the old one, for the days that remain.',
  },
  {
    question: 'What does annual billing change?',
    answer: `The price per month is ${limits.annualDiscountPercent} percent lower and is paid once for the year. Basic and Pro both have it. Monthly billing charges the same term month by month.`,
  },
  {
    question: 'How is code size counted?',
    answer: `Basic counts all your repositories together, up to ${limits.basicTotalMb} MB. Pro and Enterprise count each repository by itself, up to ${limits.proPerRepositoryMb} MB and ${limits.enterprisePerRepositoryMb} MB.`,
  },
  {
    question: 'How long does a subscription run?',
    answer: `${subscription.initialTermMonths} months unless agreed otherwise. It renews for ${subscription.renewalTermMonths} months at a time, at the list price of that day. To prevent that, give notice or opt out in the software, at least ${subscription.nonRenewalNoticeDays} days before the term ends.`,
  },
  {
    question: 'When is payment due?',
    answer: `Purchases in the web portal are due ${figures.payment.webPortalDue}. Invoices are due ${figures.payment.invoiceDueDays} days after you receive them.`,
  },
  {
    question: 'Are fees refundable?',
    answer:
      'No, except where the Terms of Service say otherwise. One such case: if you end a subscription because of our uncured material breach, prepaid fees are refunded for the time that remains.',
  },
  {
    question: 'Who can use a subscription?',
    answer: `Each user needs a paid seat and must be at least ${figures.minimumAge} years old. A seat belongs to one person at a time, and credentials may not be shared. You can add users during a term.`,
  },
]

export const pricing = {
  /** Above the headings. */
  labels: { page: 'Pricing', comparison: 'Compare', faq: 'Questions' },
  meta: {
    title: 'Pricing',
    description: `Basic, Pro and Enterprise, billed monthly or annually at ${limits.annualDiscountPercent} percent less. Code size limits, what each plan includes, and questions on billing.`,
  } satisfies PageMeta,
  heading: 'Pricing',
  lead: 'Two plans with a price and one by agreement. Each says what it reads, how much of it, and what it leaves out.',
  access: [access.beta, trial],
  billing: {
    legend: 'Billing period',
    monthly: 'Monthly',
    annual: 'Annual',
    saving: `${limits.annualDiscountPercent} percent off`,
    currency: 'USD',
    perMonth: 'per month',
    billedMonthly: `for each user, billed monthly; ${subscription.initialTermMonths}-month term, renews`,
    perYear: `a year for each user, billed annually; ${subscription.initialTermMonths}-month term, renews`,
  },
  plans,
  /** The tag of the plan that is marked `popular`: nobody has confirmed sales. */
  popular: 'Recommended',
  includes: 'Included',
  excludes: 'Not included',
  comparison: {
    heading: 'Compare plans',
    capability: 'Capability',
    yes: 'Included',
    no: 'Not included',
    rows: comparison,
  },
  faq: { heading: 'Questions on pricing', items: faq },
  termsLink: { label: 'Read the Terms of Service', to: '/terms' },
} as const
