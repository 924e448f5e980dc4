import type { StudioSettings } from './studio-settings.ts'

/**
 * The headers of the editor's page. With a platform on this machine the policy also sees to it that
 * the editor talks to that platform and to nobody else: left alone, it calls addresses of its maker.
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
  // Event streams go to names of their own (packages/studio/src/connection.ts).
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
