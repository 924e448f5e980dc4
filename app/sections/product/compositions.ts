import type { SceneName } from '#app/scenes/scene.tsx'
import type { ProductId } from '#copy/products/types.ts'
import type { FeaturesLayout } from './key-features.tsx'
import type { WorkflowLayout } from './workflow.tsx'

interface Composition {
  scene: SceneName
  /** Where the scene stands: under the title at full width, or beside it in a box of 600 by 500. */
  opening: 'below' | 'beside'
  features: FeaturesLayout
  workflow: WorkflowLayout
}

/** How each product's page is laid out: tables take the width, conversations and runs a box. */
export const compositions: Record<ProductId, Composition> = {
  'ai-chat': { scene: 'code-chat', opening: 'beside', features: 'sheet', workflow: 'ledger' },
  'business-logic-map': {
    scene: 'business-logic-map',
    opening: 'beside',
    features: 'rows',
    workflow: 'line',
  },
  'vulnerability-management': {
    scene: 'vulnerability-queue',
    opening: 'below',
    features: 'rows',
    workflow: 'ledger',
  },
  'threat-modeling': {
    scene: 'threat-model',
    opening: 'below',
    features: 'sheet',
    workflow: 'line',
  },
  'endpoint-analysis': {
    scene: 'endpoint-analysis',
    opening: 'below',
    features: 'sheet',
    workflow: 'line',
  },
  'security-scanning': {
    scene: 'security-scan',
    opening: 'beside',
    features: 'rows',
    workflow: 'line',
  },
}
