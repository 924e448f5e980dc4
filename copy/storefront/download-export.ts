import type { Source } from './sources.ts'

/**
 * Requires a session, but no role, although every export has the orders of all customers. Mounted at `/v1/admin`.
 * Apart from `sources.ts`, because only the home page needs it.
 */
export const downloadExport = {
  path: 'services/orders/src/routes/exports.ts',
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
