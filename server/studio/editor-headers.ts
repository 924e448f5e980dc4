import type { StudioSettings } from './studio-settings.ts'

/**
 * The headers of the editor's page. With a platform on this machine, the Content-Security-Policy only
 * allows requests to that platform and the site; Sanity Studio would also call its maker's servers.
 */
export function editorHeaders({ apiHost, siteUrl }: StudioSettings): Record<string, string> {
  const onlyOurs = apiHost ? sourcesFor(new URL(apiHost), siteUrl) : []
  return {
    'cache-control': 'no-store',
    'content-security-policy': [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      ...onlyOurs,
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

function sourcesFor(platform: URL, siteUrl: string): string[] {
  const { origin, protocol, port, host } = platform
  // Event streams use host names of their own (packages/studio/src/connection.ts).
  const streams = `${protocol}//*.localhost:${port}`
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${origin} ${streams} ${socket} blob: data:`,
    `img-src 'self' ${origin} blob: data:`,
    `media-src 'self' ${origin} blob: data:`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src ${new URL(siteUrl).origin}`,
  ]
}
