import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const savedEntry = z.object({
  source: z.string(),
  key: z.string(),
  tags: z.array(z.string()),
  /** JSON that isn't parsed further here, so that newer code can read what older code wrote. */
  result: z.string(),
  /** SHA-256 of the result. */
  hash: z.string(),
})

type SavedEntry = Pick<z.infer<typeof savedEntry>, 'tags' | 'result'>

interface Options {
  directory: string
  /** The name of the source of the entries. Entries from other sources are ignored. */
  source: string
  maxBytes: number
  /** Called at most once, when writing fails. */
  onError: (error: unknown) => void
}

interface File {
  size: number
  /** A fingerprint of the contents; unknown if an earlier process wrote the file. */
  fingerprint?: string
}

/** Older temporary files were left by a process that crashed. */
const ABANDONED_AFTER_MS = 60_000

/**
 * Cache entries on disk, one file each, so that a restart during an outage has content. Files are replaced
 * atomically, the oldest are evicted when the limit is reached, and unreadable files are ignored. Never
 * throws: if the disk is full or read-only, only the cache is lost.
 */
export class DiskCache {
  readonly #options: Options
  /** The files by name, oldest first. */
  readonly #files: LRUCache<string, File>
  /** All changes, one after another. */
  #queue: Promise<void> = Promise.resolve()
  #isPrepared = false
  #hasFailed = false

  constructor(options: Options) {
    this.#options = options
    this.#files = new LRUCache<string, File>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: (_, name, reason) => {
        if (reason === 'evict') this.#enqueue(() => this.#remove(name))
      },
    })
  }

  /** Returns the entry of a key; undefined if there is none or it's damaged. */
  async read(key: string): Promise<SavedEntry | undefined> {
    try {
      const text = await readFile(this.#pathOf(this.#nameOf(key)), 'utf8')
      const { source, hash, ...saved } = savedEntry.parse(JSON.parse(text))
      const isOwn = source === this.#options.source && saved.key === key
      return isOwn && hash === hashOf(saved.result) ? saved : undefined
    } catch {
      return undefined
    }
  }

  /** Queues an entry to be written, unless the file already has it. */
  write(key: string, { tags, result }: SavedEntry): void {
    this.#enqueue(async () => {
      const name = this.#nameOf(key)
      const hash = hashOf(result)
      const fingerprint = [hash, ...tags].join(' ')
      if (this.#files.peek(name)?.fingerprint === fingerprint) return
      const text = JSON.stringify({ source: this.#options.source, key, tags, result, hash })
      const temporary = this.#pathOf(`${name}.${process.pid}`)
      await writeFile(temporary, text, { mode: 0o600 })
      await rename(temporary, this.#pathOf(name))
      this.#files.set(name, { size: Buffer.byteLength(text), fingerprint })
    })
  }

  /** Queues an entry to be deleted. */
  delete(key: string): void {
    this.#enqueue(() => this.#remove(this.#nameOf(key)))
  }

  /** Resolves when all queued work is done. */
  async flush(): Promise<void> {
    let last: Promise<void> | undefined
    while (last !== this.#queue) {
      last = this.#queue
      await last
    }
  }

  #enqueue(job: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(async () => {
        if (!this.#isPrepared) await this.#prepare()
        this.#isPrepared = true
        await job()
      })
      .catch((error: unknown) => {
        if (!this.#hasFailed) this.#options.onError(error)
        this.#hasFailed = true
      })
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
