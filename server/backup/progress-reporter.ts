import type { Teller } from './back-up.ts'

const millisecondsBetweenLines = 5_000

/** Tells on the terminal: lines on stdout; how far it is on stderr, one line that is overwritten. */
export function terminalTeller(): Teller {
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
      } else if (performance.now() - lastAt > millisecondsBetweenLines) {
        lastAt = performance.now()
        console.error(text)
      }
    },
  }
}
