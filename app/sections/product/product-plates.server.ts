import aiChat from '#app/media/plates/product-ai-chat.svg?url'
import businessLogicMap from '#app/media/plates/product-business-logic-map.svg?url'
import endpointAnalysis from '#app/media/plates/product-endpoint-analysis.svg?url'
import securityScanning from '#app/media/plates/product-security-scanning.svg?url'
import threatModeling from '#app/media/plates/product-threat-modeling.svg?url'
import vulnerabilityManagement from '#app/media/plates/product-vulnerability-management.svg?url'
import type { ProductId } from '#copy/products/types.ts'

/** The plates of the products, as URLs. For loaders, so that no page's script has all of them. */
export const productPlates: Record<ProductId, string> = {
  'ai-chat': aiChat,
  'business-logic-map': businessLogicMap,
  'threat-modeling': threatModeling,
  'endpoint-analysis': endpointAnalysis,
  'security-scanning': securityScanning,
  'vulnerability-management': vulnerabilityManagement,
}
