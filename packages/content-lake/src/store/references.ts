import { isJsonObject } from './document.ts'

/** The IDs of all references in a document. */
export interface References {
  /** Strong references: their targets cannot be deleted. */
  readonly strong: readonly string[]
  /** Weak and cross-dataset references. */
  readonly weak: readonly string[]
}

/** Finds the references in a document. References do not nest. */
export function referencesIn(document: unknown): References {
  const strong = new Set<string>()
  const weak = new Set<string>()
  collect(document, strong, weak)
  return { strong: [...strong], weak: [...weak] }
}

function collect(value: unknown, strong: Set<string>, weak: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, strong, weak)
    return
  }
  if (!isJsonObject(value)) return
  if (value._ref) {
    if (typeof value._ref !== 'string') return
    const isStrong = value._weak !== true && value._dataset === undefined
    if (isStrong) strong.add(value._ref)
    else weak.add(value._ref)
    return
  }
  for (const key in value) {
    const inner = value[key]
    if (typeof inner === 'object' && inner !== null) collect(inner, strong, weak)
  }
}
