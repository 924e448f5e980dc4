/** Progress is shown once the work has taken this long. */
const SHOW_AFTER_MS = 1000

/** Shows on stderr how far long work is, when somebody watches. */
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
