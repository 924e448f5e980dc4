import type { OrderRuleId } from '#copy/storefront/order-rules.ts'
import { initial, type Transition, transitions } from './business-logic-map.data.ts'

/** The transition that is chosen, and whether the guard that it lacks was added. */
export interface MapState {
  readonly chosen: OrderRuleId
  readonly isGuarded: boolean
}

/** The state that a query describes. */
export function mapStateOf(search: string): MapState {
  const parameters = new URLSearchParams(search)
  const rule = parameters.get('rule')
  return {
    chosen: transitions.find(({ id }) => id === rule)?.id ?? initial,
    isGuarded: parameters.get('guard') === 'added',
  }
}

/** The query of a state. */
export function queryOf({ chosen, isGuarded }: MapState): string {
  return `?rule=${chosen}${isGuarded ? '&guard=added' : ''}`
}

/** The attributes of what belongs to a transition, for the styles. */
export function attributesOf(transition: Transition, state: MapState) {
  const isChosen = transition.id === state.chosen
  const hasFlaw = transition.flaw !== undefined
  return {
    'data-chosen': isChosen || undefined,
    'data-flaw': hasFlaw || undefined,
    'data-guarded': (isChosen && hasFlaw && state.isGuarded) || undefined,
  }
}
