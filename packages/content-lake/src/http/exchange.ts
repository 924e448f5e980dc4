import type { IncomingMessage, ServerResponse } from 'node:http'
import { badRequest, unauthorized } from '../errors.ts'
import type { Audience } from '../query/perspective.ts'
import type { JsonObject } from '../store/document.ts'

/** One request with what the server knows of it, and the response to write. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The date after the `v` of the path; `X` for the experimental one, empty for paths without. */
  readonly apiVersion: string
  /** The named parts of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly search: URLSearchParams
  readonly audience: Audience
}

/** @throws HttpError 401 unless the request came with the token. */
export function requireToken({ audience }: Exchange, what: string): void {
  if (audience !== 'editor') throw unauthorized(`${what} needs the token of this platform`)
}

/** A named part of the path. */
export function pathPart({ path }: Exchange, name: string): string {
  return path[name] ?? ''
}

/** Whether a switch such as `dryRun` is on in the address. */
export function isOn({ search }: Exchange, name: string): boolean {
  return search.get(name) === 'true'
}

/** The query parameters in an address: `$name` with a JSON value. @throws HttpError 400 */
export function queryParametersIn(search: URLSearchParams): JsonObject {
  const parameters: JsonObject = {}
  for (const [key, value] of search) {
    if (!key.startsWith('$')) continue
    try {
      parameters[key.slice(1)] = JSON.parse(value)
    } catch {
      throw badRequest(`The parameter ${key} is not valid JSON`)
    }
  }
  return parameters
}

/** Aborts when the caller leaves before the answer. */
export function whenClosed(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  response.once('close', () => left.abort())
  return left.signal
}
