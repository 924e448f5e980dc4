import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import type { ReadName } from './reads.ts'

/** The rule, written down by hand: which invoices each user may read. */
const mayRead: Record<string, string[]> = {
  editor: ['i1'],
  reader: ['i1'],
  colleague: ['i2'],
  outsider: ['i3'],
  nobody: [],
}
/** What an attacker sends as the tenant: the one that owns the invoice. */
const ownerOf: Record<string, string> = { i1: 'acme', i2: 'acme', i3: 'other', missing: 'acme' }

const app = createApp(process.argv[2] as ReadName)
app.listen(0, '127.0.0.1')
await once(app, 'listening')
const { port } = app.address() as AddressInfo

let broken = 0
console.log(['', ...Object.keys(ownerOf)].map((name) => name.padEnd(10)).join('').trimEnd())
for (const [user, readable] of Object.entries(mayRead)) {
  const row = [user]
  for (const [invoice, tenant] of Object.entries(ownerOf)) {
    const { status } = await fetch(
      `http://127.0.0.1:${port}/invoices/${invoice}?tenant=${tenant}`,
      { headers: { authorization: `Bearer t-${user}` } },
    )
    const isRight = (status === 200) === readable.includes(invoice)
    if (!isRight) broken++
    row.push(`${status}${isRight ? '' : ' !'}`)
  }
  console.log(row.map((cell) => cell.padEnd(10)).join('').trimEnd())
}
console.log(`${broken} of 20 cells break the rule`)
app.close()
