/** Work that takes longer than this says how far it is. */
const patience = 1000

/** Shows on stderr how far long work is, when somebody watches. */
export function startProgress(total: number, what: string) {
  const start = performance.now()
  let isShown = false
  return {
    at(done: number) {
      if (!process.stderr.isTTY || performance.now() - start < patience) return
      isShown = true
      process.stderr.write(`\r${done} of ${total} ${what}`)
    },
    end() {
      if (isShown) process.stderr.write('\n')
    },
  }
}
