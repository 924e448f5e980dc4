import type { SceneName } from '#app/scenes/scene.tsx'
import type { ProductId } from '#copy/products/types.ts'

/** The parts of a product page between its opening and its closing, each in a layout. */
export type SectionName =
  | 'introduction'
  | 'features-sheet'
  | 'features-rows'
  | 'features-ledger'
  | 'features-matrix'
  | 'features-between'
  | 'steps-line'
  | 'steps-ledger'
  | 'example'

interface Layout {
  scene: SceneName
  /** Where the scene is: below the title at full width, or beside it in a box of 600 by 500 px. */
  opening: 'below' | 'beside'
  /** In page order. Exactly one of them has Key Benefits as a sidebar. */
  sections: readonly SectionName[]
}

/**
 * The layout of each product's page: tables take the full width, conversations and runs a box. If there is no
 * introduction, the opening has the description.
 */
export const layouts: Record<ProductId, Layout> = {
  'ai-chat': {
    scene: 'code-chat',
    opening: 'beside',
    sections: ['example', 'steps-ledger', 'features-sheet'],
  },
  'business-logic-map': {
    scene: 'business-logic-map',
    opening: 'beside',
    sections: ['introduction', 'steps-line', 'example', 'features-rows'],
  },
  'vulnerability-management': {
    scene: 'vulnerability-queue',
    opening: 'below',
    sections: ['features-ledger', 'example', 'steps-line'],
  },
  'threat-modeling': {
    scene: 'threat-model',
    opening: 'below',
    sections: ['steps-line', 'example', 'features-matrix'],
  },
  'endpoint-analysis': {
    scene: 'endpoint-analysis',
    opening: 'below',
    sections: ['features-between', 'example'],
  },
  'security-scanning': {
    scene: 'security-scan',
    opening: 'beside',
    sections: ['steps-line', 'example', 'introduction', 'features-rows'],
  },
}
