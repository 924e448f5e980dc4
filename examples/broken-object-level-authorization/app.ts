import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { type ReadName, reads } from './reads.ts'

/** The API: GET /invoices/:id?tenant=..., with a bearer token. */
export function createApp(name: ReadName): Server {
  const db = new DatabaseSync(':memory:')
  db.exec(readFileSync('schema.sql', 'utf8'))
  const findSession = db.prepare('SELECT user_id, tenant_id FROM session WHERE token = ?')
  const findInvoice = db.prepare(reads[name])
  // Each read takes some of the parameters, none takes all.
  findInvoice.setAllowUnknownNamedParameters(true)

  return createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const session = findSession.get(token)
    if (!session) return response.writeHead(401).end()
    const url = new URL(request.url ?? '/', 'http://localhost')
    const invoice = findInvoice.get({
      invoice: url.pathname.replace('/invoices/', ''),
      requestTenant: url.searchParams.get('tenant'),
      sessionTenant: session.tenant_id ?? null,
      user: session.user_id ?? null,
    })
    if (!invoice) return response.writeHead(404).end()
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(invoice))
  })
}
