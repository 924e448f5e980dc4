const INTERVAL_MS = 5_000

/**
 * Shows on stderr how far a command is: on a terminal, in a line that the next output overwrites, and elsewhere, in
 * one line every five seconds.
 */
export function showProgress(): (what: string, done: number, total: number) => void {
  let lastAt = performance.now()
  return (what, done, total) => {
    const text = `${what}: ${Math.floor((100 * done) / Math.max(1, total))} %`
    if (process.stderr.isTTY) {
      process.stderr.write(`${done < total ? text : ''}\x1b[K\r`)
    } else if (performance.now() - lastAt > INTERVAL_MS) {
      lastAt = performance.now()
      console.error(text)
    }
  }
}
