import { TaskQueue } from 'limits'
import type { AssetFiles } from '../assets/asset-files.ts'
import type { AssetName } from '../assets/asset-name.ts'
import { limits } from '../limits.ts'
import type { ImageCache } from './image-cache.ts'
import { type ImagePlan, planKey } from './image-plan.ts'
import { renderImage, renderInProcess } from './render-image.ts'

export interface TransformedImage {
  readonly path: string
  readonly key: string
}

/** An image that is queued or being transformed. */
interface Job {
  readonly path: Promise<string>
  /** Aborts when all callers have disconnected: a queued job is then dropped. */
  readonly abandoned: AbortController
  callers: number
}

/** Who requests an image. */
interface Caller {
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
  /** The ID of a user; undefined for the public. */
  readonly client?: string | undefined
}

const waiting = {
  maxWaiting: limits.queuedTransforms,
  maxWaitingPerClient: limits.queuedTransformsPerUser,
}

/** Transforms images: each once, with limited concurrency. */
export class ImageService {
  readonly #assets: AssetFiles
  readonly #cache: ImageCache
  readonly #queue = new TaskQueue({ concurrency: limits.concurrentTransforms, ...waiting })
  /** Of large originals, because of their memory. */
  readonly #large = new TaskQueue({ concurrency: limits.imageProcesses, ...waiting })
  readonly #jobs = new Map<string, Job>()

  constructor(assets: AssetFiles, cache: ImageCache) {
    this.#assets = assets
    this.#cache = cache
  }

  /**
   * The file of a planned image.
   * @throws QueueFullError when too many are waiting
   */
  async make(asset: AssetName, plan: ImagePlan, caller: Caller): Promise<TransformedImage> {
    const key = planKey(asset, plan)
    const file = `${key}.${plan.format}`
    const found = this.#cache.find(file)
    const cached = found && (await found)
    if (cached) return { path: cached, key }
    const job = this.#jobs.get(file) ?? this.#begin(file, asset, plan, caller.client)
    job.callers += 1
    caller.signal.addEventListener('abort', () => this.#leave(file, job), { once: true })
    return { path: await job.path, key }
  }

  #begin(file: string, asset: AssetName, plan: ImagePlan, client: string | undefined): Job {
    const abandoned = new AbortController()
    const { signal } = abandoned
    const { extension } = asset
    const request = { path: this.#assets.pathOf(asset), extension, plan }
    const { width, height } = plan.source
    const most = /^(avif|heif)$/.test(extension) ? limits.largeAvifPixels : limits.largeImagePixels
    const isLarge = width * height > most
    const rendered = isLarge
      ? this.#large.run(() => renderInProcess(request, signal), { signal, client })
      : this.#queue.run(() => renderImage(request), { signal, client })
    const path = rendered
      .then((bytes) => this.#cache.put(file, bytes))
      .finally(() => this.#forget(file, job))
    const job: Job = { path, abandoned, callers: 0 }
    this.#jobs.set(file, job)
    return job
  }

  #leave(file: string, job: Job): void {
    job.callers -= 1
    if (job.callers > 0) return
    job.abandoned.abort()
    this.#forget(file, job)
  }

  #forget(file: string, job: Job): void {
    if (this.#jobs.get(file) === job) this.#jobs.delete(file)
  }
}
