import { isJsonObject } from './document.ts'

/**
 * The ids that a document refers to strongly: the platform keeps their targets alive.
 * Weak references, and references into another dataset, promise nothing and are left out.
 */
export function strongReferences(document: unknown): string[] {
  const found = new Set<string>()
  collect(document, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isJsonObject(value)) return
  if (typeof value._ref === 'string') {
    if (value._weak !== true && value._dataset === undefined) found.add(value._ref)
    return
  }
  for (const key in value) {
    const inner = value[key]
    if (typeof inner === 'object' && inner !== null) collect(inner, found)
  }
}
