import { HTTPException } from 'hono/http-exception'
import { noStoreHeader } from '#cache/index.ts'
import { type ProblemParts, problem } from './problem.ts'
import type { RequestPolicy } from './request-policy.ts'

/** A rejection in the format of the path: problem+json (RFC 9457) for the API, plain text for pages. */
export function refuse({ refusals }: RequestPolicy, parts: ProblemParts): Response {
  if (refusals === 'problem') return problem(parts)
  const headers = { ...parts.headers, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${parts.detail}\n`, {
    status: parts.status,
    headers: { ...headers, ...noStoreHeader },
  })
}

/** A rejection before the body is read, after which the connection is closed. */
export function refuseBody(
  policy: RequestPolicy,
  status: 408 | 411 | 413,
  detail: string,
): HTTPException {
  const headers = { connection: 'close' }
  return new HTTPException(status, { res: refuse(policy, { status, detail, headers }) })
}
