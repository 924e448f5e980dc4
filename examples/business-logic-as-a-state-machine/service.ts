import { createServer, type Server } from 'node:http'

export interface Order {
  status: 'new' | 'paid' | 'shipped' | 'canceled' | 'returned'
  paid: number
  refunded: number
}
export type Version = 'v1' | 'v2' | 'v3'

const PRICE = 10
const GOODWILL = 5
const all = (order: Order) => order.paid
const rest = (order: Order) => order.paid - order.refunded

/** One order over HTTP: POST /pay, /ship, /goodwill, /cancel or /return; GET / shows it. */
export function createShop(version: Version): Server {
  const order: Order = { status: 'new', paid: 0, refunded: 0 }
  const refundOnCancel = version === 'v1' ? all : rest
  const refundOnReturn = version === 'v3' ? rest : all

  /** Each handler does its own checks; false means 409. */
  const handlers: Record<string, () => boolean> = {
    '/pay'() {
      if (order.status !== 'new') return false
      order.paid = PRICE
      order.status = 'paid'
      return true
    },
    '/ship'() {
      if (order.status !== 'paid') return false
      order.status = 'shipped'
      return true
    },
    '/goodwill'() {
      if (order.paid === 0 || order.refunded + GOODWILL > order.paid) return false
      order.refunded += GOODWILL
      return true
    },
    '/cancel'() {
      if (order.status !== 'paid') return false
      order.refunded += refundOnCancel(order)
      order.status = 'canceled'
      return true
    },
    '/return'() {
      if (order.status !== 'shipped') return false
      order.refunded += refundOnReturn(order)
      order.status = 'returned'
      return true
    },
  }

  return createServer((request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify(order))
    const handler = handlers[request.url ?? '']
    return response.writeHead(handler ? (handler() ? 200 : 409) : 404).end()
  })
}
