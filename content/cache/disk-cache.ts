import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ContentLog, reasonOf } from '../source.ts'

/** A stored entry. The result is raw, so that newer code can read what older code wrote. */
export interface SavedEntry {
  /** Hash of the result. */
  hash: string
  dependencies: string[]
  /** JSON. */
  result: string
}

interface Options {
  directory: string
  /** Name of the content source; entries of another source are ignored. */
  source: string
  maxBytes: number
  log: ContentLog
}

/** Raise it when older files can no longer be read. */
const FORMAT_VERSION = 1
/** A temporary file this old was left by a process that crashed. */
const ABANDONED_AFTER_MS = 60_000
const savedFile = z.object({
  version: z.literal(FORMAT_VERSION),
  source: z.string(),
  key: z.string(),
  hash: z.string(),
  dependencies: z.array(z.string()),
  result: z.string(),
})

/**
 * Cache entries on disk, one file each, so that a restart during an outage has content. Files are
 * replaced atomically, the oldest are evicted when the bound is reached, and unreadable ones are
 * ignored. Never throws: a full or read-only disk costs the cache, not the site.
 */
export class DiskCache {
  readonly #options: Options
  /** Bytes of each file by its name, the oldest first. */
  readonly #sizes = new Map<string, number>()
  /** What each file contains, by its name. */
  readonly #fingerprints = new Map<string, string>()
  readonly #jobs = new Map<string, () => Promise<void>>()
  #ready: Promise<void> | undefined
  #working: Promise<void> | undefined
  #hasComplained = false

  constructor(options: Options) {
    this.#options = options
  }

  /** The entry of a key, if there is an undamaged one. */
  async read(key: string): Promise<SavedEntry | undefined> {
    try {
      const [checksum, text] = splitOnce(await readFile(this.#pathOf(this.#nameOf(key)), 'utf8'))
      if (checksum !== hashOf(text)) return undefined
      const saved = savedFile.parse(JSON.parse(text))
      return saved.source === this.#options.source && saved.key === key ? saved : undefined
    } catch {
      return undefined
    }
  }

  /** Queues an entry to be written; skipped when the file already has it. */
  write(key: string, entry: SavedEntry): void {
    const name = this.#nameOf(key)
    const fingerprint = [entry.hash, ...entry.dependencies].join(' ')
    if (this.#fingerprints.get(name) === fingerprint) return
    this.#fingerprints.set(name, fingerprint)
    this.#enqueue(name, async () => {
      const text = JSON.stringify({
        version: FORMAT_VERSION,
        source: this.#options.source,
        key,
        ...entry,
      })
      await this.#replace(name, `${hashOf(text)}\n${text}`)
    })
  }

  /** Queues an entry to be deleted. */
  delete(key: string): void {
    const name = this.#nameOf(key)
    this.#enqueue(name, () => this.#remove(name))
  }

  /** Resolves when all queued work is done. */
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
        this.#fingerprints.delete(name)
        this.#complain(error)
      }
    }
    this.#working = undefined
  }

  #complain(error: unknown): void {
    if (this.#hasComplained) return
    this.#hasComplained = true
    this.#options.log.warn({ reason: reasonOf(error) }, 'content cache cannot be written to disk')
  }

  /** Lists the existing files, oldest first, and deletes abandoned temporary files. */
  async #prepare(): Promise<void> {
    await mkdir(this.#options.directory, { recursive: true, mode: 0o700 })
    const found: { name: string; size: number; changed: number }[] = []
    for (const name of await readdir(this.#options.directory)) {
      const { size, mtimeMs } = await stat(this.#pathOf(name))
      if (name.endsWith('.entry')) found.push({ name, size, changed: mtimeMs })
      else if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await unlink(this.#pathOf(name))
    }
    found.sort((one, other) => one.changed - other.changed)
    for (const { name, size } of found) this.#sizes.set(name, size)
  }

  async #replace(name: string, text: string): Promise<void> {
    const temporary = this.#pathOf(`${name}.${process.pid}`)
    await writeFile(temporary, text, { mode: 0o600 })
    await rename(temporary, this.#pathOf(name))
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
    this.#fingerprints.delete(name)
    await unlink(this.#pathOf(name)).catch(() => undefined)
  }

  #pathOf(name: string): string {
    return join(this.#options.directory, name)
  }

  #nameOf(key: string): string {
    return `${hashOf(`${this.#options.source}\n${key}`).slice(0, 40)}.entry`
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function splitOnce(text: string): [string, string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}
