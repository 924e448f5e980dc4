type Limits = typeof import('limits')

/** The kind that has small figures, so that only one limit of a module is reached, and whether it limits each client. */
export const small = { kind: '', isPerClient: false }

/** The classes of `limits/`, with figures that are small enough to go beyond them in a moment. */
export function smallLimiters(limits: Limits): Limits {
  const { RateLimiter, ClientRateLimiter, ConcurrencyLimiter, TaskQueue, TaskThread } = limits
  const isSmall = (kind: string) => small.kind === kind
  const figures = (max: number) => ({ max, windowMs: 60_000 })
  return {
    ...limits,
    RateLimiter: class extends RateLimiter {
      constructor(given: ConstructorParameters<typeof RateLimiter>[0]) {
        super(isSmall('RateLimiter') ? figures(2) : given)
      }
    },
    ClientRateLimiter: class extends ClientRateLimiter {
      constructor(given: ConstructorParameters<typeof ClientRateLimiter>[0]) {
        const few = { perClient: figures(2), inAll: figures(3) }
        super(isSmall('ClientRateLimiter') ? few : given)
      }
    },
    ConcurrencyLimiter: class extends ConcurrencyLimiter {
      constructor(given: ConstructorParameters<typeof ConcurrencyLimiter>[0]) {
        const isPerClient = given.perClient !== undefined
        super(
          isSmall('ConcurrencyLimiter')
            ? { inAll: 2, ...(isPerClient && { perClient: 1 }) }
            : given,
        )
        if (isSmall('ConcurrencyLimiter')) small.isPerClient = isPerClient
      }
    },
    TaskThread: class<Input, Output> extends TaskThread<Input, Output> {
      constructor(given: ConstructorParameters<typeof TaskThread<Input, Output>>[0]) {
        // Read for each task, because a module has one thread for all tests.
        const timeoutMs = () => (isSmall('TaskThread') ? 1 : given.timeoutMs)
        super(Object.defineProperty({ ...given }, 'timeoutMs', { get: timeoutMs }))
      }
    },
    TaskQueue: class extends TaskQueue {
      constructor(given: ConstructorParameters<typeof TaskQueue>[0]) {
        const few = { concurrency: 1, maxWaiting: 2, maxWaitingPerClient: 1 }
        super(isSmall('TaskQueue') ? few : given)
      }
    },
  }
}
