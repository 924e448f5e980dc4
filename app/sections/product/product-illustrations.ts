import aiChat from '#app/media/illustrations/product-ai-chat.svg?url'
import businessLogicMap from '#app/media/illustrations/product-business-logic-map.svg?url'
import endpointAnalysis from '#app/media/illustrations/product-endpoint-analysis.svg?url'
import securityScanning from '#app/media/illustrations/product-security-scanning.svg?url'
import threatModeling from '#app/media/illustrations/product-threat-modeling.svg?url'
import vulnerabilityManagement from '#app/media/illustrations/product-vulnerability-management.svg?url'
import type { ProductId } from '#copy/products/types.ts'

/** The illustrations of the products, as URLs. For loaders, so that no page's script has all of them. */
export const productIllustrations: Record<ProductId, string> = {
  'ai-chat': aiChat,
  'business-logic-map': businessLogicMap,
  'threat-modeling': threatModeling,
  'endpoint-analysis': endpointAnalysis,
  'security-scanning': securityScanning,
  'vulnerability-management': vulnerabilityManagement,
}
