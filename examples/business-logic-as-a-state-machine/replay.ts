import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createShop, type Version } from './service.ts'

const [version, ...trace] = process.argv.slice(2)
const shop = createShop(version as Version)
shop.listen(0, '127.0.0.1')
await once(shop, 'listening')
const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`

for (const action of trace) {
  const { status } = await fetch(`${origin}/${action}`, { method: 'POST' })
  console.log(status, action)
}
console.log(await fetch(origin).then((response) => response.text()))
shop.close()
