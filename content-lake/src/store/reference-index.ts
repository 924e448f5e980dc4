/** Who refers to whom, readable from both ends. */
export class ReferenceIndex {
  readonly #targets = new Map<string, readonly string[]>()
  readonly #sources = new Map<string, Set<string>>()

  /** Makes `targets` all that `source` refers to. */
  set(source: string, targets: readonly string[]): void {
    this.delete(source)
    if (targets.length === 0) return
    this.#targets.set(source, targets)
    for (const target of targets) {
      const sources = this.#sources.get(target) ?? new Set()
      this.#sources.set(target, sources.add(source))
    }
  }

  delete(source: string): void {
    for (const target of this.#targets.get(source) ?? []) {
      const sources = this.#sources.get(target)
      sources?.delete(source)
      if (sources?.size === 0) this.#sources.delete(target)
    }
    this.#targets.delete(source)
  }

  sourcesOf(target: string): Iterable<string> {
    return this.#sources.get(target) ?? []
  }
}
