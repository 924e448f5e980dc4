import { explore, type Model, report } from './explore.ts'
import type { Order, Version } from './service.ts'

const all = (o: Order) => o.paid
const rest = (o: Order) => o.paid - o.refunded

/** The workflow of one version of the service, and what must hold in it. */
function orders(version: Version): Model<Order> {
  const onCancel = version === 'v1' ? all : rest
  const onReturn = version === 'v3' ? rest : all
  return {
    initial: { status: 'new', paid: 0, refunded: 0 },
    actions: {
      pay: (o) => (o.status === 'new' ? { ...o, status: 'paid', paid: 10 } : undefined),
      ship: (o) => (o.status === 'paid' ? { ...o, status: 'shipped' } : undefined),
      goodwill: (o) =>
        o.paid > 0 && o.refunded + 5 <= o.paid ? { ...o, refunded: o.refunded + 5 } : undefined,
      cancel: (o) =>
        o.status === 'paid'
          ? { ...o, status: 'canceled', refunded: o.refunded + onCancel(o) }
          : undefined,
      return: (o) =>
        o.status === 'shipped'
          ? { ...o, status: 'returned', refunded: o.refunded + onReturn(o) }
          : undefined,
    },
    rules: {
      'never refund more than was paid': (o) => o.refunded <= o.paid,
      'a canceled order is refunded in full': (o) =>
        o.status !== 'canceled' || o.refunded === o.paid,
    },
  }
}

const version = process.argv[2] as Version
console.log(`${version}: ${report(explore(orders(version)))}`)
