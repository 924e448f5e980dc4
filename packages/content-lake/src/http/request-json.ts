import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'

/** @throws HttpError 400 unless `value` is a JSON object. */
export function objectIn(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value)) throw badRequest(`${what} must be a JSON object`)
  return value
}

/** @throws HttpError 400 unless `value` is a list. */
export function listIn(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw badRequest(`${what} must be a list`)
  return value
}

/** @throws HttpError 400 unless `value` is a string with something in it. */
export function textIn(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '')
    throw badRequest(`${what} must be a non-empty string`)
  return value
}

/** @throws HttpError 400 for a transaction id that cannot be a revision; undefined when none is given. */
export function transactionIdIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^[\w.-]{1,128}$/.test(value))
    throw badRequest('"transactionId" must be 1 to 128 letters, digits and .-_')
  return value
}
