/** Work that is faster than this shows no progress. */
const SHOW_AFTER_MS = 1000

/** Shows progress on stderr if it is a terminal. */
export function startProgress(total: number, what: string) {
  const start = performance.now()
  let isShown = false
  return {
    at(done: number) {
      if (!process.stderr.isTTY || performance.now() - start < SHOW_AFTER_MS) return
      isShown = true
      process.stderr.write(`\r${done} of ${total} ${what}`)
    },
    end() {
      if (isShown) process.stderr.write('\n')
    },
  }
}
