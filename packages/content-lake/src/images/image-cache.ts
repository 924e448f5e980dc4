import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

interface CachedFile {
  /** Its name: a hash of its content, and the image's name. */
  readonly name: string
  readonly size: number
}

const cachedName = /^([0-9a-f]{40})-(.+)$/

/** Transformed images on disk, with LRU eviction by total size. */
export class ImageCache {
  readonly #directory: string
  /** By the image's name, least recently used first. */
  readonly #files: LRUCache<string, CachedFile>

  /** @param maxBytes total size; existing files count, oldest first */
  constructor(directory: string, maxBytes: number) {
    this.#directory = directory
    this.#files = new LRUCache<string, CachedFile>({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: ({ name }, _image, reason) => {
        if (reason === 'evict') rmSync(join(directory, name), { force: true })
      },
    })
    const found = readdirSync(directory).map((name) => ({
      name,
      ...statSync(join(directory, name)),
    }))
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      const [, , image] = cachedName.exec(name) ?? []
      if (image === undefined || name.endsWith('.tmp')) rmSync(join(directory, name))
      else this.#files.set(image, { name, size })
    }
  }

  /** The path of a cached image, unless its file is gone or damaged. */
  find(image: string): Promise<string | undefined> | undefined {
    const file = this.#files.get(image)
    return file && this.#checked(image, file.name)
  }

  async put(image: string, bytes: Buffer): Promise<string> {
    const name = `${hashOf(bytes)}-${image}`
    const path = join(this.#directory, name)
    const temporary = `${path}.${randomUUID()}.tmp`
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    // On disk before it has its name: a power failure must not leave an empty picture under it.
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, path)
    this.#files.set(image, { name, size: bytes.length })
    return path
  }

  async #checked(image: string, name: string): Promise<string | undefined> {
    const path = join(this.#directory, name)
    // The directory may be emptied by hand at any time: it is only a cache.
    const bytes = await readFile(path).catch(() => undefined)
    if (bytes && name.startsWith(hashOf(bytes))) return path
    this.#files.delete(image)
    await rm(path, { force: true })
    return undefined
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex')
}
