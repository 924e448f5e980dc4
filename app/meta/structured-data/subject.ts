import type { BlogList, Job, Post } from '#content/index.ts'
import type { IntegrationId } from '#copy/integrations/types.ts'
import type { PageLink, Question } from '#copy/pages/types.ts'
import type { Product } from '#copy/products/types.ts'
import type { Video } from './video-object.ts'

/** What a page is about, as declared by its route. The server turns it into JSON-LD (describe-page.ts). */
export type Subject =
  | { type: 'software' }
  | { type: 'product'; product: Product }
  | { type: 'questions'; items: readonly Question[] }
  | { type: 'video'; video: Video }
  | { type: 'office' }
  | { type: 'pages'; items: readonly PageLink[] }
  | { type: 'post'; post: Post }
  | { type: 'posts'; list: BlogList }
  | { type: 'job'; job: Job }
  | { type: 'jobs'; jobs: readonly Job[] }
  | { type: 'guide'; id: IntegrationId }
