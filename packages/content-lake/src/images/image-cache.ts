import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Transformed images on disk, with LRU eviction by total size. */
export class ImageCache {
  readonly #directory: string
  /** File sizes in bytes, least recently used first. */
  readonly #files: LRUCache<string, number>

  /** @param maxBytes total size; existing files count, oldest first */
  constructor(directory: string, maxBytes: number) {
    this.#directory = directory
    this.#files = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, file, reason) => {
        if (reason === 'evict') rmSync(join(directory, file), { force: true })
      },
    })
    const found = readdirSync(directory).map((file) => ({
      file,
      ...statSync(join(directory, file)),
    }))
    for (const { file, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (file.endsWith('.tmp') || size === 0) rmSync(join(directory, file))
      else this.#files.set(file, size)
    }
  }

  /** The path of a cached image. */
  find(file: string): string | undefined {
    const path = join(this.#directory, file)
    // The directory may be emptied by hand at any time: it is only a cache.
    return this.#files.get(file) !== undefined && existsSync(path) ? path : undefined
  }

  async put(file: string, bytes: Buffer): Promise<string> {
    const path = join(this.#directory, file)
    const temporary = `${path}.${randomUUID()}.tmp`
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    // On disk before it has its name: a power failure must not leave an empty picture under it.
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, path)
    this.#files.set(file, bytes.length)
    return path
  }
}
