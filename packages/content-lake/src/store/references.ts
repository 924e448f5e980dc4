import { isJsonObject } from './document.ts'

/** The ids that a document refers to, anywhere in it. */
export interface References {
  /** The platform keeps the targets of these alive. */
  readonly strong: readonly string[]
  /** Weak ones, and those into another dataset, promise nothing. */
  readonly weak: readonly string[]
}

/** Finds the references in a document. What stands inside a reference is not looked at. */
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
