/** What a trial found, line by line. */
export class Findings {
  allHeld = true
  #start = performance.now()

  /** Begins a part of the trial. */
  part(name: string): void {
    this.#start = performance.now()
    console.log(`\n${name}`)
  }

  /** Writes one finding down: whether it held, and the figures it rests on. */
  add(what: string, held: boolean, figures: string): void {
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(0)
    console.log(`  ${held ? 'held  ' : 'FAILED'} ${what}: ${figures} (${seconds} s)`)
    if (!held) this.allHeld = false
  }
}
