import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ContentLog, reasonOf } from '../source.ts'

/** A copy as it is kept: raw, so that the code which reads it may be newer than the one that wrote it. */
export interface SavedCopy {
  /** Of the result. */
  hash: string
  dependencies: string[]
  /** JSON. */
  result: string
}

interface Options {
  directory: string
  /** Copies of another source are never given. */
  source: string
  maxBytes: number
  log: ContentLog
}

/** Raise it when files of before can no longer be read. */
const version = 1
const savedFile = z.object({
  version: z.literal(version),
  source: z.string(),
  key: z.string(),
  hash: z.string(),
  dependencies: z.array(z.string()),
  result: z.string(),
})

/**
 * The last good copies on disk, one file each, so that a restart during an outage has them. Files are
 * put in place whole, the oldest go when the bound is reached, and what cannot be read is ignored.
 * Nothing here ever throws: a full or read-only disk costs the copies, not the site.
 */
export class CopyFiles {
  readonly #options: Options
  /** By name, the oldest first. */
  readonly #sizes = new Map<string, number>()
  /** What stands in a file, by its name. */
  readonly #written = new Map<string, string>()
  readonly #jobs = new Map<string, () => Promise<void>>()
  #ready: Promise<void> | undefined
  #working: Promise<void> | undefined
  #hasComplained = false

  constructor(options: Options) {
    this.#options = options
  }

  /** The copy of a key, when there is one that is whole. */
  async read(key: string): Promise<SavedCopy | undefined> {
    try {
      const [checksum, text] = splitOnce(await readFile(this.#pathOf(this.#nameOf(key)), 'utf8'))
      if (checksum !== hashOf(text)) return undefined
      const saved = savedFile.parse(JSON.parse(text))
      return saved.source === this.#options.source && saved.key === key ? saved : undefined
    } catch {
      return undefined
    }
  }

  /** Keeps a copy, soon. Nothing is written when the same one was written before. */
  write(key: string, copy: SavedCopy): void {
    const name = this.#nameOf(key)
    const fingerprint = [copy.hash, ...copy.dependencies].join(' ')
    if (this.#written.get(name) === fingerprint) return
    this.#written.set(name, fingerprint)
    this.#enqueue(name, async () => {
      const text = JSON.stringify({ version, source: this.#options.source, key, ...copy })
      await this.#replace(name, `${hashOf(text)}\n${text}`)
    })
  }

  /** Forgets a copy, soon. */
  delete(key: string): void {
    const name = this.#nameOf(key)
    this.#enqueue(name, () => this.#remove(name))
  }

  /** Resolves when everything asked for so far is on disk. */
  async flush(): Promise<void> {
    while (this.#working) await this.#working
  }

  #enqueue(name: string, job: () => Promise<void>): void {
    this.#jobs.set(name, job)
    this.#working ??= this.#work()
  }

  async #work(): Promise<void> {
    for (const [name, job] of this.#jobs) {
      this.#jobs.delete(name)
      try {
        this.#ready ??= this.#prepare()
        await this.#ready
        await job()
      } catch (error) {
        this.#written.delete(name)
        this.#complain(error)
      }
    }
    this.#working = undefined
  }

  #complain(error: unknown): void {
    if (this.#hasComplained) return
    this.#hasComplained = true
    this.#options.log.warn({ reason: reasonOf(error) }, 'content copies cannot be written')
  }

  /** Learns what is there, oldest first, and clears what an earlier process left half done. */
  async #prepare(): Promise<void> {
    await mkdir(this.#options.directory, { recursive: true, mode: 0o700 })
    const found: { name: string; size: number; changed: number }[] = []
    for (const name of await readdir(this.#options.directory)) {
      const { size, mtimeMs } = await stat(this.#pathOf(name))
      if (name.endsWith('.copy')) found.push({ name, size, changed: mtimeMs })
      else if (Date.now() - mtimeMs > 60_000) await unlink(this.#pathOf(name))
    }
    found.sort((one, other) => one.changed - other.changed)
    for (const { name, size } of found) this.#sizes.set(name, size)
  }

  async #replace(name: string, text: string): Promise<void> {
    const half = this.#pathOf(`${name}.${process.pid}`)
    await writeFile(half, text, { mode: 0o600 })
    await rename(half, this.#pathOf(name))
    this.#sizes.delete(name)
    this.#sizes.set(name, Buffer.byteLength(text))
    let total = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const [oldest, size] of this.#sizes) {
      if (total <= this.#options.maxBytes) break
      await this.#remove(oldest)
      total -= size
    }
  }

  async #remove(name: string): Promise<void> {
    this.#sizes.delete(name)
    this.#written.delete(name)
    await unlink(this.#pathOf(name)).catch(() => undefined)
  }

  #pathOf(name: string): string {
    return join(this.#options.directory, name)
  }

  #nameOf(key: string): string {
    return `${hashOf(`${this.#options.source}\n${key}`).slice(0, 40)}.copy`
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function splitOnce(text: string): [string, string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}
