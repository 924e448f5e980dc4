import { noStoreHeader } from '#cache/index.ts'

/** Problem titles: the reason phrases of the statuses. */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  411: 'Length Required',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const

export interface ProblemParts {
  status: keyof typeof titles
  detail: string
  /** One message for each invalid field. */
  errors?: Record<string, string>
  headers?: Record<string, string>
}

/** A problem details response (RFC 9457). It has no `type`, because it only describes its status. */
export function problem({ status, detail, errors, headers }: ProblemParts): Response {
  const body = { title: titles[status], status, detail, ...(errors ? { errors } : {}) }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      ...noStoreHeader,
    },
  })
}

/** What the sender of too many submissions is told. */
export function tooManyText(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return `Too many submissions from this network. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}

/** The 429 response of a rate limit. */
export function tooMany(
  retryAfterSeconds: number,
  detail = tooManyText(retryAfterSeconds),
): Response {
  return problem({ status: 429, detail, headers: { 'retry-after': String(retryAfterSeconds) } })
}
