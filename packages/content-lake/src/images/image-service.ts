import type { AssetFiles } from '../assets/asset-files.ts'
import type { AssetName } from '../assets/asset-name.ts'
import { limits } from '../limits.ts'
import { TaskQueue } from '../task-queue.ts'
import type { ImageCache } from './image-cache.ts'
import { type ImagePlan, planKey } from './image-plan.ts'
import { renderImage } from './render-image.ts'

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

/** Transforms images: each once, with limited concurrency. */
export class ImageService {
  readonly #assets: AssetFiles
  readonly #cache: ImageCache
  readonly #queue = new TaskQueue({
    concurrency: limits.concurrentTransforms,
    maxWaiting: limits.queuedTransforms,
    rejectionMessage: 'Too many images are being made. Try again in a moment.',
  })
  readonly #jobs = new Map<string, Job>()

  constructor(assets: AssetFiles, cache: ImageCache) {
    this.#assets = assets
    this.#cache = cache
  }

  /**
   * The file of a planned image.
   * @param caller aborts when the caller disconnects
   * @throws HttpError 503 when the queue is full
   */
  async make(asset: AssetName, plan: ImagePlan, caller: AbortSignal): Promise<TransformedImage> {
    const key = planKey(asset, plan)
    const file = `${key}.${plan.format}`
    const found = this.#cache.find(file)
    const cached = found && (await found)
    if (cached) return { path: cached, key }
    const job = this.#jobs.get(file) ?? this.#begin(file, asset, plan)
    job.callers += 1
    caller.addEventListener('abort', () => this.#leave(file, job), { once: true })
    return { path: await job.path, key }
  }

  #begin(file: string, asset: AssetName, plan: ImagePlan): Job {
    const abandoned = new AbortController()
    const render = () => renderImage(this.#assets.pathOf(asset), asset.extension, plan)
    const path = this.#queue
      .run(render, { signal: abandoned.signal })
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
