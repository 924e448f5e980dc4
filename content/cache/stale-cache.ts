import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Question, wordsOf } from './cached-query.ts'
import type { CopyFiles } from './disk-cache.ts'
import { type ContentChange, isTouched } from './tags.ts'

interface Copy {
  value: unknown
  dependencies: ReadonlySet<string>
  /** Of the raw result, to tell whether a later one differs. */
  hash: string
  size: number
  readAt: number
  /** It is older than a change that it depends on. */
  stale: boolean
  /** It was given to somebody although a newer one may have been there. */
  givenLate: boolean
}

/** A value with what it depends on. */
export interface Found<T> {
  value: T
  dependencies: ReadonlySet<string>
}

interface Options {
  /** Milliseconds for which a copy is given without asking again. */
  freshFor: number
  /** Milliseconds for which a new value is waited for when an old copy is at hand. */
  patience: number
  /** Bound of all copies in memory, as the length of their raw results. */
  maxBytes: number
  /** Copies that outlive the process. */
  files?: CopyFiles
  /**
   * What was made of an old copy is outdated: what replaced the copy differs from it, or may, now
   * that the platform answers again.
   */
  onRenewed: (change: ContentChange) => void
  /** The platform stopped or began to answer. */
  onReachable: (reachable: boolean, key: string, error?: unknown) => void
  now?: () => number
}

/** After a failure, milliseconds before the next try. */
const pauseAfterFailure = 1_000

interface Reading {
  copy: Promise<Copy>
  /** Something changed while it was under way, so its result may be from before. */
  overtaken: boolean
}

/**
 * A stale-while-revalidate cache that keeps the last good copy through an outage, in memory and on
 * disk. An expired copy is given at once and read again behind; a copy that a change made stale is
 * read anew first. While the platform does not answer, one visitor waits for it, as long as patience
 * lasts, and nobody else who can be given a copy. Concurrent reads of one key are one read.
 */
export class LastGood {
  readonly #copies: LRUCache<string, Copy>
  readonly #readings = new Map<string, Reading>()
  readonly #options: Options
  /** Undefined until it is known. */
  #reachable: boolean | undefined
  /** Somebody waited in vain, and no answer has come since. */
  #isSlow = false
  #answeredAt = Number.NEGATIVE_INFINITY
  #failedAt = Number.NEGATIVE_INFINITY
  #errors = 0

  constructor(options: Options) {
    this.#options = options
    this.#copies = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ size }) => size + 512,
    })
  }

  /** Whether the platform answered when it was last asked. */
  get reachable(): boolean {
    return this.#reachable === true
  }

  /** When the platform last answered, and how often it did not so far. */
  get record(): { answeredAt: number; errors: number } {
    return { answeredAt: this.#answeredAt, errors: this.#errors }
  }

  /** Makes the copies that a change touches stale: they are read anew before they are given. */
  changed(change: ContentChange): void {
    for (const copy of this.#copies.values()) {
      if (isTouched(copy.dependencies, change)) copy.stale = true
    }
    for (const reading of this.#readings.values()) reading.overtaken = true
    this.#readings.clear()
  }

  /** The platform answered, here or elsewhere. */
  answered(key: string): void {
    const isBack = this.#reachable === false
    this.#answeredAt = this.#now()
    this.#reachable = true
    this.#isSlow = false
    if (!isBack) return
    this.#options.onReachable(true, key)
    const late = [...this.#copies.entries()].filter(([, copy]) => copy.givenLate)
    if (late.length > 0) this.#options.onRenewed(late.map(([name]) => `read:${name}`))
  }

  /** The platform did not answer, or not with what was asked for. */
  failed(key: string, error: unknown): void {
    this.#failedAt = this.#now()
    this.#errors += 1
    if (this.#reachable !== false) this.#options.onReachable(false, key, error)
    this.#reachable = false
  }

  /**
   * The value that answers a question.
   * @param waitMs the longest that the platform is waited for, when there is no copy either
   * @throws Error when there is neither an answer in that time nor a copy to fall back on
   */
  async get<T>(question: Question<T>, waitMs = Number.POSITIVE_INFINITY): Promise<Found<T>> {
    return (await this.#copy(question as Question<unknown>, waitMs)) as Copy & Found<T>
  }

  async #copy(question: Question<unknown>, waitMs: number): Promise<Copy> {
    const known = this.#copies.get(question.key)
    if (known && !known.stale) {
      return this.#isExpired(known) ? this.#giveAndRenew(known, question) : known
    }
    if (known && question.patience === 0) return this.#giveAndRenew(known, question)
    if (this.#reachable === false || this.#isSlow) {
      const old = known ?? (await this.#fromDisk(question))
      if (old) return this.#giveAndRenew(old, question)
      if (this.#isPausing()) throw new Error('the content platform does not answer')
      if (question.hasFallback) return this.#giveUp(question)
    }
    const reading = this.#read(question)
    const patience = Math.min(question.patience ?? this.#options.patience, waitMs)
    const inTime = await settledWithin(reading, patience)
    if (inTime) return inTime
    if (patience > 0) this.#isSlow = true
    const old = known ?? (await this.#fromDisk(question))
    if (!old)
      return question.hasFallback ? this.#giveUp(question) : within(reading, waitMs - patience)
    old.givenLate = true
    return old
  }

  /** @throws always; the answer comes later, for the next one who asks */
  #giveUp(question: Question<unknown>): never {
    this.#read(question).catch(() => undefined)
    throw new Error('no answer in time')
  }

  #giveAndRenew(copy: Copy, question: Question<unknown>): Copy {
    copy.givenLate = true
    if (this.#reachable !== false || !this.#isPausing()) this.#read(question).catch(() => undefined)
    return copy
  }

  #read(question: Question<unknown>): Promise<Copy> {
    const underWay = this.#readings.get(question.key)
    if (underWay) return underWay.copy
    const reading: Reading = {
      overtaken: false,
      copy: this.#ask(question, () => reading.overtaken),
    }
    this.#readings.set(question.key, reading)
    const done = () => {
      if (this.#readings.get(question.key) === reading) this.#readings.delete(question.key)
    }
    reading.copy.then(done, done)
    return reading.copy
  }

  async #ask(question: Question<unknown>, isOvertaken: () => boolean): Promise<Copy> {
    const { key } = question
    const startedAt = this.#now()
    try {
      const { result, tags } = await question.ask()
      const value = await question.parse(result)
      this.answered(key)
      const text = JSON.stringify(result)
      const copy: Copy = {
        value,
        dependencies: new Set(wordsOf(question, tags)),
        hash: createHash('sha256').update(text).digest('base64url'),
        size: text.length,
        readAt: this.#now(),
        stale: isOvertaken(),
        givenLate: false,
      }
      if (!copy.stale || !this.#copies.has(key)) this.#keep(question, copy, text)
      return copy
    } catch (error) {
      // One that set out before the last answer came says nothing about now.
      if (startedAt >= this.#answeredAt) this.failed(key, error)
      throw error
    }
  }

  #keep(question: Question<unknown>, copy: Copy, text: string): void {
    const { key } = question
    const { files, onRenewed } = this.#options
    const previous = this.#copies.get(key)
    if (question.keeps?.(copy.value) === false) {
      this.#copies.delete(key)
      files?.delete(key)
    } else {
      this.#copies.set(key, copy)
      files?.write(key, { hash: copy.hash, dependencies: [...copy.dependencies], result: text })
    }
    if (previous?.givenLate && previous.hash !== copy.hash) onRenewed([`read:${key}`])
  }

  /** A copy from before this process: stale from the start, but better than none. */
  async #fromDisk(question: Question<unknown>): Promise<Copy | undefined> {
    const saved = await this.#options.files?.read(question.key)
    if (!saved) return undefined
    const known = this.#copies.get(question.key)
    if (known) return known
    try {
      const copy: Copy = {
        value: await question.parse(JSON.parse(saved.result)),
        dependencies: new Set(saved.dependencies),
        hash: saved.hash,
        size: saved.result.length,
        readAt: Number.NEGATIVE_INFINITY,
        stale: true,
        givenLate: false,
      }
      this.#copies.set(question.key, copy)
      return copy
    } catch {
      return undefined
    }
  }

  #isExpired(copy: Copy): boolean {
    return this.#now() - copy.readAt > this.#options.freshFor
  }

  #isPausing(): boolean {
    return this.#now() - this.#failedAt < pauseAfterFailure
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now()
  }
}

/** What a promise settles with. @throws Error when it does not in time; it may then go on unheeded */
async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY) return promise
  const inTime = await settledWithin(promise, ms)
  if (inTime === undefined) throw new Error('no answer in time')
  return inTime
}

/** What a promise resolves with, or undefined when it does not in time or rejects. */
async function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    // On a busy machine, an answer may be there that nobody has had the time to read.
    timer = setTimeout(() => setImmediate(resolve, undefined), ms)
  })
  try {
    return await Promise.race([promise.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
