import type { ProgressReporter } from './back-up.ts'

const PROGRESS_INTERVAL_MS = 5_000

/** Prints lines on stdout and progress on stderr: on a terminal, one line that is overwritten. */
export function terminalReporter(): ProgressReporter {
  let isOpen = false
  let lastAt = performance.now()
  return {
    line(text) {
      if (isOpen) process.stderr.write('\r\x1b[K')
      isOpen = false
      console.log(text)
    },
    progress(what, done, total) {
      const text = `${what}: ${Math.floor((100 * done) / Math.max(1, total))} %`
      if (process.stderr.isTTY) {
        isOpen = true
        process.stderr.write(`\r\x1b[K${text}`)
      } else if (performance.now() - lastAt > PROGRESS_INTERVAL_MS) {
        lastAt = performance.now()
        console.error(text)
      }
    },
  }
}
