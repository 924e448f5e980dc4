import type { IncomingMessage, ServerResponse } from 'node:http'
import { badRequest, unauthorized } from '../errors.ts'
import type { Audience } from '../query/perspective.ts'
import type { JsonObject } from '../store/document.ts'

/** A request with what the server parsed from it, and its response. */
export interface RequestContext {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The API version's date from the path; `X` for experimental, empty without a version. */
  readonly apiVersion: string
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly search: URLSearchParams
  readonly audience: Audience
}

/** @throws HttpError 401 unless the request has the token */
export function requireToken({ audience }: RequestContext, what: string): void {
  if (audience !== 'editor') throw unauthorized(`${what} needs the token of this platform`)
}

/** A path parameter. */
export function pathPart({ path }: RequestContext, name: string): string {
  return path[name] ?? ''
}

/** Whether a boolean query parameter such as `dryRun` is `true`. */
export function isOn({ search }: RequestContext, name: string): boolean {
  return search.get(name) === 'true'
}

/**
 * GROQ parameters of the URL: `$name` with a JSON value.
 * @throws HttpError 400
 */
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

/** Aborts when the client disconnects before the response ends. */
export function whenClosed(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  response.once('close', () => left.abort())
  return left.signal
}
