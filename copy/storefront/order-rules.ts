/** The largest refund, in dollars, that one agent may approve. */
export const refundLimit = 50

/** The rules for an order and its refund, by the transition that each is for, in the order in which they happen. */
export const orderRules = {
  'placed-paid': 'An order is paid in full.',
  'paid-requested': 'Only the order’s owner may ask for a refund.',
  'requested-approved': `One agent approves refunds up to $${refundLimit}; two agents approve larger refunds.`,
  'approved-refunded': 'A refund is complete only after the provider accepts the payout.',
  'requested-refunded': 'A refund needs approval.',
} as const

export type OrderRuleId = keyof typeof orderRules
