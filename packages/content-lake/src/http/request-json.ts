import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'

/**
 * Validates an object.
 * @throws HttpError 400
 */
export function objectIn(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value)) throw badRequest(`${what} must be a JSON object`)
  return value
}

/**
 * Validates an array.
 * @throws HttpError 400
 */
export function listIn(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw badRequest(`${what} must be a list`)
  return value
}

/**
 * Validates a non-empty string.
 * @throws HttpError 400
 */
export function textIn(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '')
    throw badRequest(`${what} must be a non-empty string`)
  return value
}

/**
 * Validates an optional transaction id.
 * @throws HttpError 400
 */
export function transactionIdIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^[\w.-]{1,128}$/.test(value))
    throw badRequest('"transactionId" must be 1 to 128 letters, digits and .-_')
  return value
}
