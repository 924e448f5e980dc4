import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** A stored entry. The result is raw, so that newer code can read what older code wrote. */
interface SavedEntry {
  /** Hash of the result. */
  hash: string
  tags: string[]
  /** JSON. */
  result: string
}

interface Options {
  directory: string
  /** Name of what the entries come from; entries of another source are ignored. */
  source: string
  maxBytes: number
  /** Called once, when the cache cannot be written. */
  onError: (error: unknown) => void
}

interface File {
  size: number
  /** Of what it contains; unknown if another process wrote it. */
  fingerprint?: string
}

/** Raise it when older files can no longer be read. */
const FORMAT_VERSION = 2
/** A temporary file this old was left by a process that crashed. */
const ABANDONED_AFTER_MS = 60_000
const savedFile = z.object({
  version: z.literal(FORMAT_VERSION),
  source: z.string(),
  key: z.string(),
  hash: z.string(),
  tags: z.array(z.string()),
  result: z.string(),
})

/**
 * Cache entries on disk, one file each, so that a restart during an outage has content. Files are
 * replaced atomically, the oldest are evicted when the bound is reached, and unreadable ones are
 * ignored. Never throws: a full or read-only disk costs the cache, not the site.
 */
export class DiskCache {
  readonly #options: Options
  /** The files by name, the oldest first. */
  readonly #files: LRUCache<string, File>
  readonly #jobs = new Map<string, () => Promise<void>>()
  #ready: Promise<void> | undefined
  #working: Promise<void> | undefined
  #hasFailed = false

  constructor(options: Options) {
    this.#options = options
    this.#files = new LRUCache<string, File>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: (_, name, reason) => {
        if (reason === 'evict') this.#enqueue(name, () => this.#remove(name))
      },
    })
  }

  /** The entry of a key, if there is an undamaged one. */
  async read(key: string): Promise<SavedEntry | undefined> {
    try {
      const file = await readFile(this.#pathOf(this.#nameOf(key)), 'utf8')
      const [checksum, text = ''] = file.split('\n', 2)
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
    const fingerprint = [entry.hash, ...entry.tags].join(' ')
    if (this.#files.peek(name)?.fingerprint === fingerprint) return
    this.#enqueue(name, async () => {
      const { source } = this.#options
      const text = JSON.stringify({ version: FORMAT_VERSION, source, key, ...entry })
      const file = `${hashOf(text)}\n${text}`
      const temporary = this.#pathOf(`${name}.${process.pid}`)
      await writeFile(temporary, file, { mode: 0o600 })
      await rename(temporary, this.#pathOf(name))
      this.#files.set(name, { size: Buffer.byteLength(file), fingerprint })
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
        if (!this.#hasFailed) this.#options.onError(error)
        this.#hasFailed = true
      }
    }
    this.#working = undefined
  }

  /** Lists the existing files, oldest first, and deletes abandoned temporary files. */
  async #prepare(): Promise<void> {
    await mkdir(this.#options.directory, { recursive: true, mode: 0o700 })
    const found: { name: string; size: number; changed: number }[] = []
    for (const name of await readdir(this.#options.directory)) {
      const { size, mtimeMs } = await stat(this.#pathOf(name))
      if (name.endsWith('.entry')) found.push({ name, size, changed: mtimeMs })
      else if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(this.#pathOf(name))
    }
    found.sort((one, other) => one.changed - other.changed)
    for (const { name, size } of found) this.#files.set(name, { size })
  }

  async #remove(name: string): Promise<void> {
    this.#files.delete(name)
    await rm(this.#pathOf(name), { force: true })
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
