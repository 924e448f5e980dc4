import type { ProductId } from './types.ts'

/** The products that show the same finding, in the order of the views on the home page. */
export const productsWithFinding: readonly ProductId[] = [
  'ai-chat',
  'business-logic-map',
  'threat-modeling',
  'endpoint-analysis',
  'vulnerability-management',
  'security-scanning',
]

export const findingNavigation = {
  label: 'One finding in several products',
  mark: (location: string) => `${location}: mark it on this page`,
  place: (at: number, of: number) => `${at} of ${of}`,
}
