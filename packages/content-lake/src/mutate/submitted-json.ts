import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'

/**
 * Validates an object.
 * @throws MutationError 400
 */
export function objectIn(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value)) throw invalid(`${what} must be an object`)
  return value
}

/**
 * Validates a non-empty string.
 * @throws MutationError 400
 */
export function textIn(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '') throw invalid(`${what} must be a non-empty string`)
  return value
}

/**
 * Rejects excessive nesting, objects with too many attributes, and `__proto__` keys (prototype pollution).
 * @throws MutationError 400
 */
export function checkSubmitted(value: unknown, depth = 0): void {
  if (depth > limits.jsonDepth) throw invalid(`Documents nest ${limits.jsonDepth} levels at most`)
  if (Array.isArray(value)) {
    for (const item of value) checkSubmitted(item, depth + 1)
    return
  }
  if (!isJsonObject(value)) return
  const entries = Object.entries(value)
  if (entries.length > limits.documentAttributes)
    throw invalid(`Objects have ${limits.documentAttributes} attributes at most`)
  for (const [key, inner] of entries) {
    if (key.includes('__proto__')) throw invalid('"__proto__" is not an attribute name')
    checkSubmitted(inner, depth + 1)
  }
}

const idShape = /^[a-zA-Z0-9_](?:[a-zA-Z0-9_-]|\.(?!\.|$))*$/

/**
 * Validates a document ID like the hosted platform.
 * @throws MutationError 400
 */
export function checkId(id: string): string {
  if (id.length > limits.documentIdCharacters || !idShape.test(id))
    throw invalid(`Malformed document ID: "${id}"`)
  return id
}
