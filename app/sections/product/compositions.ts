import type { SceneName } from '#app/scenes/scene.tsx'
import type { ProductId } from '#copy/products/types.ts'

/** The parts of a product page between its opening and its closing, each in one layout. */
export type BandName =
  | 'introduction'
  | 'features-sheet'
  | 'features-rows'
  | 'features-ledger'
  | 'features-matrix'
  | 'features-between'
  | 'steps-line'
  | 'steps-ledger'
  | 'example'

interface Composition {
  scene: SceneName
  /** Where the scene stands: under the title at full width, or beside it in a box of 600 by 500. */
  opening: 'below' | 'beside'
  /** In this order. Key Benefits are a sidebar of exactly one of them. */
  bands: readonly BandName[]
}

/**
 * How each product's page is laid out: tables take the width, conversations and runs a box. The opening
 * has the description, if there is no introduction.
 */
export const compositions: Record<ProductId, Composition> = {
  'ai-chat': {
    scene: 'code-chat',
    opening: 'beside',
    bands: ['example', 'steps-ledger', 'features-sheet'],
  },
  'business-logic-map': {
    scene: 'business-logic-map',
    opening: 'beside',
    bands: ['introduction', 'steps-line', 'example', 'features-rows'],
  },
  'vulnerability-management': {
    scene: 'vulnerability-queue',
    opening: 'below',
    bands: ['features-ledger', 'example', 'steps-line'],
  },
  'threat-modeling': {
    scene: 'threat-model',
    opening: 'below',
    bands: ['steps-line', 'example', 'features-matrix'],
  },
  'endpoint-analysis': {
    scene: 'endpoint-analysis',
    opening: 'below',
    bands: ['features-between', 'example'],
  },
  'security-scanning': {
    scene: 'security-scan',
    opening: 'beside',
    bands: ['steps-line', 'example', 'introduction', 'features-rows'],
  },
}
