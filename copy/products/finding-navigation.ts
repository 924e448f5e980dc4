import type { ProductId } from './types.ts'

/** The products that show the same finding, from the question to the fix. */
export const productsWithFinding = [
  'ai-chat',
  'business-logic-map',
  'threat-modeling',
  'endpoint-analysis',
  'vulnerability-management',
  'security-scanning',
] as const satisfies readonly ProductId[]

export type ProductWithFinding = (typeof productsWithFinding)[number]

export const findingNavigation = {
  label: 'One finding in several products',
  mark: (location: string) => `${location}: mark it on this page`,
  place: (at: number, of: number) => `${at} of ${of}`,
}
