import { explore, type Model, report } from './explore.ts'

interface Request {
  at: 'start' | 'decided' | 'done'
  amount: number
  seenVersion: number
}

interface State {
  paid: number
  refunded: number
  version: number
  requests: [Request, Request]
}

const fresh: Request = { at: 'start', amount: 0, seenVersion: 0 }

function change(state: State, who: 0 | 1, to: Partial<Request>, also: Partial<State> = {}): State {
  const requests: [Request, Request] = [...state.requests]
  requests[who] = { ...requests[who], ...to }
  return { ...state, ...also, requests }
}

function refunds(guarded: boolean): Model<State> {
  const actions: Model<State>['actions'] = {}
  for (const who of [0, 1] as const) {
    // Read and decide: SELECT paid - refunded, version FROM orders ...
    actions[`request ${who} reads`] = (s) =>
      s.requests[who].at === 'start' && s.refunded < s.paid
        ? change(s, who, { at: 'decided', amount: s.paid - s.refunded, seenVersion: s.version })
        : undefined
    // Write: UPDATE orders SET refunded = refunded + ?, guarded by AND version = ?
    actions[`request ${who} writes`] = (s) => {
      const { at, amount, seenVersion } = s.requests[who]
      if (at !== 'decided') return undefined
      if (guarded && seenVersion !== s.version) return change(s, who, { at: 'done' })
      return change(s, who, { at: 'done' }, {
        refunded: s.refunded + amount,
        version: s.version + 1,
      })
    }
  }
  return {
    initial: { paid: 10, refunded: 0, version: 1, requests: [fresh, fresh] },
    actions,
    rules: { 'never refund more than was paid': (s) => s.refunded <= s.paid },
  }
}

console.log(`unguarded: ${report(explore(refunds(false)))}`)
console.log(`guarded: ${report(explore(refunds(true)))}`)
