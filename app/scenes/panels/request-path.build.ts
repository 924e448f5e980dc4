import { requestRefundCommitted } from '../frame/scene-code.build.ts'

/** What the handler checks on a line. */
const checks: Readonly<Record<string, { readonly check: string; readonly says: string }>> = {
  36: { check: 'Session', says: '`signedIn` requires a session and sets `req.user`.' },
  38: {
    check: 'None found',
    says: '`orderId` goes from the URL into `orders.find`. `req.user` is not used again.',
  },
  39: { check: 'The order exists', says: 'The order can belong to anyone.' },
  40: {
    check: 'The order is paid',
    says: "`startRefund` checks `order.status === 'paid'`, then opens the refund: `refund.ts:52`.",
  },
  41: { check: 'None needed', says: 'The response goes to the caller.' },
}

/** The lines of the handler that a request passes, each with its check. */
export const steps = requestRefundCommitted.flatMap((line) => {
  const found = checks[line.at]
  return found ? [{ ...line, ...found, text: line.text.trimStart() }] : []
})
