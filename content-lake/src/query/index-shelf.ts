import type { StoredDocument } from '../store/document.ts'

interface Index {
  /** The number of entries. */
  readonly size: number
  add(document: StoredDocument): void
  remove(document: StoredDocument): void
}

/** Indexes up to a number of entries; the ones unused for longest make room. */
export class IndexShelf<T extends Index> {
  /** Undefined for an index that could not be, or was too large. */
  readonly #indexes = new Map<string, T | undefined>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** How large one index may be. */
  get largest(): number {
    return this.#capacity / 2
  }

  /** The index of a name, built if it is not there; undefined when there cannot be one. */
  find(name: string, build: () => T | undefined): T | undefined {
    const index = this.#indexes.has(name) ? this.#indexes.get(name) : build()
    this.#indexes.delete(name)
    this.#indexes.set(name, index && index.size > this.largest ? undefined : index)
    this.#makeRoom()
    return this.#indexes.get(name)
  }

  /** Puts a changed document in its new place in every index. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const index of this.#indexes.values()) {
      if (before) index?.remove(before)
      if (after) index?.add(after)
    }
  }

  #makeRoom(): void {
    let used = 0
    for (const index of this.#indexes.values()) used += index?.size ?? 0
    for (const [name, index] of this.#indexes) {
      if (used <= this.#capacity) return
      used -= index?.size ?? 0
      this.#indexes.delete(name)
    }
  }
}
