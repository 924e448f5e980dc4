import { aiChat } from './ai-chat.ts'
import { businessLogicMap } from './business-logic-map.ts'
import { endpointAnalysis } from './endpoint-analysis.ts'
import { securityScanning } from './security-scanning.ts'
import { threatModeling } from './threat-modeling.ts'
import type { Product, ProductId } from './types.ts'
import { vulnerabilityManagement } from './vulnerability-management.ts'

export { isProductId, productIds } from './catalogue.ts'

/** All product pages by ID. Pages that only need product names import `catalogue.ts`, which is small. */
export const products: Readonly<Record<ProductId, Product>> = {
  'ai-chat': aiChat,
  'business-logic-map': businessLogicMap,
  'vulnerability-management': vulnerabilityManagement,
  'threat-modeling': threatModeling,
  'endpoint-analysis': endpointAnalysis,
  'security-scanning': securityScanning,
}
