import { HttpError } from '../errors.ts'
import { isNode, type SyntaxNode } from './syntax-tree.ts'

/** The clock is read once in this many steps of a query. */
const stepsPerLook = 64

/** Ends a query that runs too long. Queries run one at a time and never pause, so one clock does. */
export class Deadline {
  #milliseconds: number
  #end = Number.POSITIVE_INFINITY
  #steps = 0

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  /** Runs `work` and stops it, at the next guarded step, when its time is up. @throws HttpError 408 */
  limit<T>(work: () => T): T {
    this.#end = performance.now() + this.#milliseconds
    try {
      return work()
    } finally {
      this.#end = Number.POSITIVE_INFINITY
    }
  }

  /** Runs `work` without its time counting. */
  excluding<T>(work: () => T): T {
    const start = performance.now()
    try {
      return work()
    } finally {
      this.#end += performance.now() - start
    }
  }

  /** Ends what runs under the limit if its time is up. @throws HttpError 408 */
  check(): void {
    if (performance.now() < this.#end) return
    const description = `The query took longer than ${this.#milliseconds} ms`
    throw new HttpError(408, { error: { type: 'queryTimeoutError', description } })
  }

  /**
   * Guards a node: the evaluator reads a node's `type` each time that it evaluates it, and has no
   * other place to interrupt it from.
   */
  guard(node: SyntaxNode): SyntaxNode {
    const { type, ...fields } = node
    const look = () => this.#look()
    return Object.defineProperty(fields as SyntaxNode, 'type', {
      enumerable: true,
      get() {
        look()
        return type
      },
    })
  }

  #look(): void {
    this.#steps += 1
    if (this.#steps % stepsPerLook === 0) this.check()
  }
}

/** Guards what a node evaluates once per element: the bodies of filters, projections and orderings. */
export function guardLoop(node: SyntaxNode, deadline: Deadline): SyntaxNode {
  if (node.type === 'PipeFuncCall' && Array.isArray(node.args))
    return { ...node, args: node.args.map((argument) => deadline.guard(argument)) }
  const repeats = ['Filter', 'Map', 'FlatMap', 'Projection'].includes(node.type)
  return repeats && isNode(node.expr) ? { ...node, expr: deadline.guard(node.expr) } : node
}
