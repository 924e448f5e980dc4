import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Transformed images on disk, up to a total size; the ones unused for longest make room. */
export class ImageCache {
  readonly #directory: string
  /** The size of each file in bytes. */
  readonly #files: LRUCache<string, number>

  /** @param maxBytes of all images; those found in the directory count, the oldest first */
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
      if (file.endsWith('.tmp')) rmSync(join(directory, file))
      else this.#files.set(file, size)
    }
  }

  /** The path of a cached image. */
  find(file: string): string | undefined {
    const path = join(this.#directory, file)
    // The folder may be emptied by hand at any time: nothing in it is the only copy.
    return this.#files.get(file) !== undefined && existsSync(path) ? path : undefined
  }

  async keep(file: string, bytes: Buffer): Promise<string> {
    const path = join(this.#directory, file)
    const temporary = `${path}.${randomUUID()}.tmp`
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    await writeFile(temporary, bytes)
    await rename(temporary, path)
    this.#files.set(file, bytes.length)
    return path
  }
}
