/** Keeps the values used last, up to a total size; the ones unused for longest make room. */
export class BoundedCache<V> {
  readonly #entries = new Map<string, { value: V; size: number }>()
  readonly #capacity: number
  #used = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps a value of a known size; one larger than a quarter of the whole is not worth it. */
  set(key: string, value: V, size = 1): void {
    this.delete(key)
    if (size * 4 > this.#capacity) return
    this.#entries.set(key, { value, size })
    this.#used += size
    for (const oldest of this.#entries.keys()) {
      if (this.#used <= this.#capacity) break
      this.delete(oldest)
    }
  }

  /** The kept values, the one unused for longest first. */
  *values(): Generator<V> {
    for (const { value } of this.#entries.values()) yield value
  }

  delete(key: string): void {
    this.#used -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#used = 0
  }
}
