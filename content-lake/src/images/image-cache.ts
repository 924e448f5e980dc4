import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Transformed images on disk, up to a total size; the ones unused for longest make room. */
export class ImageCache {
  readonly #directory: string
  readonly #capacity: number
  readonly #sizes = new Map<string, number>()
  #used = 0

  constructor(directory: string, capacity: number) {
    this.#directory = directory
    this.#capacity = capacity
    const files = readdirSync(directory).map((file) => ({ file, ...statsOf(directory, file) }))
    for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (file.endsWith('.tmp')) rmSync(join(directory, file))
      else this.#add(file, size)
    }
  }

  /** The path of a kept image. */
  find(file: string): string | undefined {
    const size = this.#sizes.get(file)
    const path = join(this.#directory, file)
    // The folder may be emptied by hand at any time: nothing in it is the only copy.
    if (size === undefined || !existsSync(path)) return undefined
    this.#sizes.delete(file)
    this.#sizes.set(file, size)
    return path
  }

  async keep(file: string, bytes: Buffer): Promise<string> {
    const path = join(this.#directory, file)
    const temporary = `${path}.${randomUUID()}.tmp`
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    await writeFile(temporary, bytes)
    await rename(temporary, path)
    this.#add(file, bytes.length)
    await this.#makeRoom()
    return path
  }

  #add(file: string, size: number): void {
    this.#used += size - (this.#sizes.get(file) ?? 0)
    this.#sizes.set(file, size)
  }

  async #makeRoom(): Promise<void> {
    for (const [file, size] of this.#sizes) {
      if (this.#used <= this.#capacity) return
      this.#sizes.delete(file)
      this.#used -= size
      await rm(join(this.#directory, file), { force: true })
    }
  }
}

function statsOf(directory: string, file: string) {
  const { size, mtimeMs } = statSync(join(directory, file))
  return { size, mtimeMs }
}
