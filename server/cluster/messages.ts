import type { MetricObject } from 'prom-client'
import type { ContentChange } from '#content/copies/dependencies.ts'

/** What the primary process says to a worker. */
export type ToWorker =
  /** Begin: the embedded content platform, if there is one, can be joined. */
  | { type: 'start' }
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
