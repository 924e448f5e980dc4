import { unavailable } from '../errors.ts'

/** Lets a few tasks run at a time, a bounded number wait, and turns the rest away. */
export class Gate {
  readonly #places: number
  readonly #waitingPlaces: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(places: number, waitingPlaces: number) {
    this.#places = places
    this.#waitingPlaces = waitingPlaces
  }

  /** @throws HttpError 503 when all places are taken, those to wait in included. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#places) {
      if (this.#waiting.length >= this.#waitingPlaces)
        throw unavailable('Too many images are being made', { 'retry-after': '2' })
      await new Promise<void>((resume) => this.#waiting.push(resume))
    } else {
      this.#running += 1
    }
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
