import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const { audit, payment } = figures

export const fees: LegalSection = {
  id: 'fees',
  number: '6',
  title: 'Fees and Payment',
  clauses: [
    {
      id: 'fees-amount',
      number: '6.1',
      lead: 'Fees.',
      text: [
        'The Customer pays the Fees stated on the Order Form or at checkout, in US dollars unless another currency is stated.',
        'Annual billing charges the Fees once for the year. Monthly billing charges them month by month and does not shorten the Term.',
      ],
    },
    {
      id: 'fees-invoices',
      number: '6.2',
      lead: 'Invoices.',
      text: [
        `Invoiced Fees are due ${payment.invoiceDueDays} days after the Customer receives the invoice. If the Customer disputes part of an invoice in good faith, it tells us why within that time and pays the rest.`,
      ],
    },
    {
      id: 'fees-web-portal',
      number: '6.3',
      lead: 'Web Portal purchases.',
      text: [
        `Fees for Web Portal purchases are due ${payment.webPortalDue}. The Customer keeps a valid payment method on file and authorizes us and our payment processor to charge it for the purchase, for Add-On Users, and for renewals. A Customer that withdraws a payment method promptly designates another.`,
      ],
    },
    {
      id: 'fees-taxes',
      number: '6.4',
      lead: 'Taxes.',
      text: [
        'Fees do not include taxes. The Customer pays sales, use, value-added, and similar taxes on its purchase, but not taxes on our income. If the law requires the Customer to withhold tax, the Customer gives us proof that it paid the tax.',
      ],
    },
    {
      id: 'fees-late',
      number: '6.5',
      lead: 'Late payment.',
      text: [
        'If an undisputed amount is overdue, we may charge interest at the rate that the law sets for late payment and may suspend access under Section 19 (Suspension).',
      ],
    },
    {
      id: 'fees-refunds',
      number: '6.6',
      lead: 'No refunds, with stated exceptions.',
      text: [
        'Fees are non-refundable, except where these Terms say otherwise. Section 4.5, Section 15.3, Section 16.3, and Section 18.5 each give a prorated refund, as does the Data Processing Addendum when the Customer objects to a new subprocessor. Section 4.6 gives a credit, not a refund.',
      ],
    },
    {
      id: 'fees-plan-limits',
      number: '6.7',
      lead: 'Plan limits.',
      text: [
        'Each plan has the limits shown for it on the pricing page at the time of purchase, such as how much code it analyzes. We may decline to process anything over those limits.',
      ],
    },
  ],
}

export const audits: LegalSection = {
  id: 'audit',
  number: '7',
  title: 'Records and Audit',
  clauses: [
    {
      id: 'audit-records',
      number: '7.1',
      lead: 'Customer Records.',
      text: [
        `The Customer keeps its Customer Records during the Term and for ${audit.recordsYearsAfterTerm} years after it.`,
      ],
    },
    {
      id: 'audit-right',
      number: '7.2',
      lead: 'Audit.',
      text: [
        `On at least ${audit.noticeDays} days’ written notice, we or an independent auditor bound to confidentiality may examine the Customer Records to check compliance with Section 5 (Users and Add-On Users) and Section 6 (Fees and Payment). An audit takes place during the Customer’s normal business hours and disrupts the Customer’s work as little as possible.`,
      ],
    },
    {
      id: 'audit-underpayment',
      number: '7.3',
      lead: 'Underpayment.',
      text: [
        `If an audit shows an underpayment, the Customer pays the difference at the List Price in force at the time of the use. If the underpayment exceeds ${audit.costShiftPercent}% of the Fees due for the period examined, the Customer also pays the reasonable cost of the audit.`,
      ],
    },
  ],
}
