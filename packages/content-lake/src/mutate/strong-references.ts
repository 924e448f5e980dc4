import { isJsonObject } from '../store/document.ts'

/**
 * A copy of a draft's content in which references that are weak until publication
 * (`_strengthenOnPublish`) are strong.
 */
export function withStrongReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrongReferences)
  if (!isJsonObject(value)) return value
  if (typeof value._ref === 'string' && value._strengthenOnPublish) return strong(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withStrongReferences(inner)]),
  )
}

function strong(reference: Record<string, unknown>): unknown {
  const { _strengthenOnPublish: condition, ...rest } = reference
  if (isJsonObject(condition) && condition.weak === true) return rest
  const { _weak, ...withoutWeak } = rest
  return withoutWeak
}
