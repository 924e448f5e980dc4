export interface Model<State> {
  initial: State
  /** Each action returns the next state, or undefined when it is not allowed. */
  actions: Record<string, (state: State) => State | undefined>
  /** Each rule must hold in every reachable state. */
  rules: Record<string, (state: State) => boolean>
}

export interface Outcome {
  states: number
  broken?: { rule: string; trace: string[] }
}

/** Visits every reachable state, shortest paths first; stops at the first broken rule. */
export function explore<State>(model: Model<State>, limit = 100_000): Outcome {
  const paths = new Map<string, string[]>([[JSON.stringify(model.initial), []]])
  const queue: State[] = [model.initial]
  for (const state of queue) {
    const path = paths.get(JSON.stringify(state)) ?? []
    for (const [rule, holds] of Object.entries(model.rules)) {
      if (!holds(state)) return { states: paths.size, broken: { rule, trace: path } }
    }
    for (const [name, act] of Object.entries(model.actions)) {
      const next = act(state)
      if (next === undefined) continue
      const key = JSON.stringify(next)
      if (paths.has(key)) continue
      if (paths.size >= limit) throw new Error('more states than the limit')
      paths.set(key, [...path, name])
      queue.push(next)
    }
  }
  return { states: paths.size }
}

export function report({ states, broken }: Outcome): string {
  if (!broken) return `holds in all ${states} states`
  return `"${broken.rule}" breaks after ${broken.trace.join(', ')}`
}
