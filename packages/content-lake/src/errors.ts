import type { z } from 'zod'

/** An error response: thrown anywhere, sent by the server as JSON. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const errorFor =
  (status: number, error: string) =>
  (message: string, headers?: Record<string, string>): HttpError =>
    new HttpError(status, { statusCode: status, error, message }, headers)

export const badRequest = errorFor(400, 'Bad Request')
export const forbidden = errorFor(403, 'Forbidden')
export const notFound = errorFor(404, 'Not Found')
export const methodNotAllowed = errorFor(405, 'Method Not Allowed')
export const conflict = errorFor(409, 'Conflict')
export const tooLarge = errorFor(413, 'Payload Too Large')
export const tooManyRequests = errorFor(429, 'Too Many Requests')
export const notImplemented = errorFor(501, 'Not Implemented')
export const unavailable = errorFor(503, 'Service Unavailable')
export const insufficientStorage = errorFor(507, 'Insufficient Storage')

/** 401, with the code at which clients ask for another token. */
export function unauthorized(message: string): HttpError {
  const body = { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message }
  return new HttpError(401, body)
}

/** What is wrong with an input, in one line. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ')
}
