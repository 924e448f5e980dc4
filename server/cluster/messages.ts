import type { MetricObject } from 'prom-client'
import type { ContentChange } from '#content/copies/dependencies.ts'
import type { WritablePlatform } from '#content/dataset.ts'

/** What the primary process says to a worker. */
export type ToWorker =
  /** Begin; where the embedded content platform answers, if there is one. */
  | { type: 'start'; platform?: WritablePlatform }
  | { type: 'content-changed'; change: ContentChange }
  | { type: 'report-metrics'; id: number }
  | { type: 'all-metrics'; id: number; text: string }

/** What a worker says to the primary process. */
export type ToPrimary =
  /** It listens to messages from now on. */
  | { type: 'joined' }
  | { type: 'ready'; url: string }
  | { type: 'content-changed'; change: ContentChange }
  | { type: 'metrics'; id: number; metrics: MetricObject[] }
  | { type: 'want-metrics'; id: number }
