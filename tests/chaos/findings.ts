/** The results of a chaos test, line by line. */
export class Findings {
  allHeld = true
  #start = performance.now()

  /** Starts a section. */
  part(name: string): void {
    this.#start = performance.now()
    console.log(`\n${name}`)
  }

  /** Records whether an expectation held, with its figures. */
  add(what: string, held: boolean, figures: string): void {
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(0)
    console.log(`  ${held ? 'held  ' : 'FAILED'} ${what}: ${figures} (${seconds} s)`)
    if (!held) this.allHeld = false
  }
}
