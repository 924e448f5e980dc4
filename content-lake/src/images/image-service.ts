import type { AssetFiles } from '../assets/asset-files.ts'
import type { AssetName } from '../assets/asset-name.ts'
import { limits } from '../limits.ts'
import { Gate } from './gate.ts'
import type { ImageCache } from './image-cache.ts'
import { type ImagePlan, planKey } from './image-plan.ts'
import { renderImage } from './render-image.ts'

export interface MadeImage {
  readonly path: string
  readonly key: string
}

/** Makes transformed images: each once, a few at a time. */
export class ImageService {
  readonly #assets: AssetFiles
  readonly #cache: ImageCache
  readonly #gate = new Gate(limits.imagesAtWork, limits.imagesWaiting)
  readonly #underway = new Map<string, Promise<string>>()

  constructor(assets: AssetFiles, cache: ImageCache) {
    this.#assets = assets
    this.#cache = cache
  }

  /** The file with the image that a plan describes. @throws HttpError 503 when there is too much to do. */
  async make(asset: AssetName, plan: ImagePlan): Promise<MadeImage> {
    const key = planKey(asset, plan)
    const file = `${key}.${plan.format}`
    const kept = this.#cache.find(file)
    if (kept) return { path: kept, key }
    const work =
      this.#underway.get(file) ??
      this.#gate
        .run(() => renderImage(this.#assets.pathOf(asset), asset.extension, plan))
        .then((bytes) => this.#cache.keep(file, bytes))
        .finally(() => this.#underway.delete(file))
    this.#underway.set(file, work)
    return { path: await work, key }
  }
}
