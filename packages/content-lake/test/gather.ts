/** Gathers what a stream of the client gives; `until` waits for a number of items. */
export function gather<T>(observable: {
  subscribe(observer: { next(item: T): void; error(error: unknown): void }): {
    unsubscribe(): void
  }
}) {
  const items: T[] = []
  let check = () => {}
  let failed: unknown
  const subscription = observable.subscribe({
    next: (item) => {
      items.push(item)
      check()
    },
    error: (error) => {
      failed = error
      check()
    },
  })
  const until = (count: number) =>
    new Promise<T[]>((resolve, reject) => {
      check = () => {
        if (failed) reject(failed)
        else if (items.length >= count) resolve(items)
      }
      check()
    })
  return { until, items, stop: () => subscription.unsubscribe() }
}
