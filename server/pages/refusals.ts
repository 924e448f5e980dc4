import { cachePolicies } from '#cache/index.ts'
import { brand } from '#copy/brand.ts'
import { colors } from '#copy/colors.ts'
import { pageErrors, unavailable } from '#copy/errors.ts'
import { type CachedResponse, denyAllCsp, hashSource } from '../http/index.ts'

/** A minimal version of the site's design, because this page loads nothing else. */
const css = `:root{color-scheme:dark}body{margin:0;background:${colors.ink};color:${colors.text};font:18px/1.6 system-ui,sans-serif}main{box-sizing:border-box;min-height:100vh;margin-left:max(10px,12vw);padding:20vh 24px 48px;border-left:1px solid ${colors.accent}}h1{max-width:20ch;margin:0;font-size:clamp(36px,5vw,60px);line-height:1.05;letter-spacing:-.03em}p{max-width:36em;color:${colors.quiet}}a{color:${colors.text};font-weight:600;text-decoration-color:${colors.accent};text-underline-offset:5px}:focus-visible{outline:2px solid ${colors.accent};outline-offset:3px}`
const { heading, text } = unavailable

/** The 503 page for URLs that aren't cached while too many pages are being rendered. */
export const overloaded: CachedResponse = {
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '2',
    'content-security-policy': `${denyAllCsp}; style-src ${hashSource(css)}`,
  },
  policy: cachePolicies.noStore,
  bodies: {
    identity: Buffer.from(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} – ${brand.name}</title><style>${css}</style><main><h1>${heading}</h1><p>${text}</p><p><a href="">${pageErrors.retry}</a></p></main></html>\n`,
    ),
  },
  hash: 'overloaded',
}

/** The 429 page for a client that requested too many arbitrary URLs. Cached pages are still served. */
export const tooManyRequests = { ...overloaded, status: 429, hash: 'too many' }

/** The response to a POST to a page without a form. */
export const readOnly = refusal(405, 'Use GET, HEAD.\n', { allow: 'GET, HEAD' })

/** The response to a POST to an unknown path. */
export const notFound = refusal(404, 'Not found.\n')

function refusal(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): CachedResponse {
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': denyAllCsp,
    },
    policy: cachePolicies.noStore,
    bodies: { identity: Buffer.from(text) },
    hash: String(status),
  }
}
