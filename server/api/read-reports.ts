import { z } from 'zod'

/** The part of a report that is logged: what failed and where, and nothing about the visitor. */
export interface LoggedReport {
  type: string
  /** The path of the page, without its query. */
  page: string
  [detail: string]: string | number
}

const words = z.string().max(2000)
/** The members of a Reporting API report that are used. All others are ignored. */
const report = z.object({
  type: z.string().regex(/^[a-z-]{1,40}$/),
  url: words.optional(),
  body: z
    .object({
      effectiveDirective: words,
      blockedURL: words,
      sourceFile: words.nullable(),
      lineNumber: z.number().nullable(),
      columnNumber: z.number().nullable(),
      disposition: words,
      id: words,
      message: words,
      reason: words,
    })
    .partial()
    .nullish(),
})
/** The CSP 2 format that browsers without the Reporting API send to `report-uri`. */
const legacyReport = z.object({
  'csp-report': z
    .object({
      'document-uri': words,
      'effective-directive': words,
      'violated-directive': words,
      'blocked-uri': words,
      'source-file': words,
      'line-number': z.number(),
    })
    .partial(),
})

/**
 * The reports in a request body, each reduced to what may be logged.
 * @param siteUrl paths are logged for this origin only; other URLs are reduced to their origin
 */
export async function readReports(
  request: Request,
  siteUrl: string,
): Promise<LoggedReport[] | 'unknown type' | 'malformed'> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/reports+json' && type !== 'application/csp-report') {
    return 'unknown type'
  }
  const body = await request.json().catch(() => undefined)
  if (type === 'application/csp-report') {
    const parsed = legacyReport.safeParse(body)
    return parsed.success ? [reduce(modern(parsed.data['csp-report']), siteUrl)] : 'malformed'
  }
  const parsed = z.array(report).safeParse(body)
  return parsed.success ? parsed.data.map((one) => reduce(one, siteUrl)) : 'malformed'
}

type Report = z.infer<typeof report>

function modern(legacy: z.infer<typeof legacyReport>['csp-report']): Report {
  return {
    type: 'csp-violation',
    url: legacy['document-uri'],
    body: {
      effectiveDirective: legacy['effective-directive'] ?? legacy['violated-directive'],
      blockedURL: legacy['blocked-uri'],
      sourceFile: legacy['source-file'],
      lineNumber: legacy['line-number'],
    },
  }
}

function reduce({ type, url, body }: Report, siteUrl: string): LoggedReport {
  const details = {
    directive: body?.effectiveDirective?.split(' ')[0],
    blocked: body?.blockedURL && placeOf(body.blockedURL, siteUrl),
    source: body?.sourceFile && placeOf(body.sourceFile, siteUrl),
    line: body?.lineNumber,
    column: body?.columnNumber,
    disposition: body?.disposition,
    id: body?.id,
    reason: body?.reason,
    message: body?.message && withoutPersonal(body.message),
  }
  const known = Object.entries(details).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, short(value)] as const],
  )
  return { type, page: url ? placeOf(url, siteUrl) : '', ...Object.fromEntries(known) }
}

/**
 * For a URL of the site, its path without query and fragment. For another URL, its origin. A keyword stays as
 * it is.
 */
function placeOf(value: string, siteUrl: string): string {
  if (!URL.canParse(value)) return value.replace(/[^a-z-]/gi, '').slice(0, 40)
  const { origin, pathname, protocol } = new URL(value)
  if (origin === new URL(siteUrl).origin) return pathname
  return origin === 'null' ? protocol : origin
}

/**
 * An error message without possible visitor input: words with `@`, URLs, quoted parts of 24 or more
 * characters, and numbers of five or more digits are removed.
 */
function withoutPersonal(message: string): string {
  return message
    .replace(/\S+/g, (word) => (word.includes('@') ? '…' : word))
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/(["'`])(?:(?!\1).){24,}\1/g, '$1…$1')
    .replace(/\d{5,}/g, '…')
}

function short(value: string | number): string | number {
  return typeof value === 'string' ? value.slice(0, 200) : value
}
