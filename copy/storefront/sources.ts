import { findings } from './findings.ts'

/** Lines of a file in the repository, as committed and with the finding fixed. */
export interface Source {
  path: string
  /** The number of the first line of `code` in the file. */
  firstLine: number
  code: string
  /** Has as many lines as `code`, so that line numbers stay the same. */
  fixedCode: string
}

/**
 * Requires a session, but then finds the order by the ID in the URL alone. The router is mounted at `/v1`.
 */
export const requestRefund = {
  path: findings.ownership.path,
  firstLine: 36,
  code: `api.post('/orders/:orderId/refunds', signedIn, async (req, res) => {
  const { orderId } = req.params
  const order = await orders.find(orderId)
  if (!order) return res.sendStatus(404)
  const refund = await startRefund(order, refundSchema.parse(req.body))
  res.status(202).json(refund)
})`,
  fixedCode: `api.post('/orders/:orderId/refunds', signedIn, async (req, res) => {
  const { orderId } = req.params
  const order = await orders.findFor(req.user.id, orderId)
  if (!order) return res.sendStatus(404)
  const refund = await startRefund(order, refundSchema.parse(req.body))
  res.status(202).json(refund)
})`,
} satisfies Source

/** Meant for failed payouts, but skips only refunds that are already paid. */
export const retryRefund = {
  path: findings.retry.path,
  firstLine: 70,
  code: `export async function retryRefund(refund: Refund) {
  if (refund.status === 'refunded') return refund
  return payOut(refund)
}`,
  fixedCode: `export async function retryRefund(refund: Refund) {
  if (refund.status !== 'failed') return refund
  return payOut(refund)
}`,
} satisfies Source

/** Sends a request to any address in the body, and returns the response to the caller. */
export const testWebhook = {
  path: findings.webhook.path,
  firstLine: 20,
  code: `webhooks.post('/test', apiKey, async (req, res) => {
  const { url } = webhookSchema.parse(req.body)
  const reply = await fetch(url, { method: 'POST' })
  res.json({ status: reply.status, body: await reply.text() })
})`,
  fixedCode: `webhooks.post('/test', apiKey, async (req, res) => {
  const { endpointId } = webhookSchema.parse(req.body)
  const reply = await deliver(await endpoints.verified(endpointId))
  res.json({ status: reply.status })
})`,
} satisfies Source

/** Requires a session, but no role, although every export has the orders of all customers. Mounted at `/v1/admin`. */
export const downloadExport = {
  path: findings.exports.path,
  firstLine: 10,
  code: `admin.use(limited)
admin.use(signedIn)
admin.get('/exports/:exportId', async (req, res) => {
  const file = await orderExports.find(req.params.exportId)
  if (!file) return res.sendStatus(404)
  res.attachment(file.name).send(file.body)
})`,
  fixedCode: `admin.use(limited)
admin.use(signedIn)
admin.get('/exports/:exportId', isAdmin, async (req, res) => {
  const file = await orderExports.find(req.params.exportId)
  if (!file) return res.sendStatus(404)
  res.attachment(file.name).send(file.body)
})`,
} satisfies Source
