import { noStoreHeader } from '#cache/index.ts'
import type { StudioSettings } from '#studio/src/settings.ts'

/**
 * The headers of the editor's page. With a platform of our own, the Content-Security-Policy only allows
 * requests to that platform and the site; Sanity Studio would also call Sanity's servers.
 */
export function studioHeaders(settings: StudioSettings): Record<string, string> {
  return {
    ...noStoreHeader,
    'content-security-policy': [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      ...(settings.apiHost ? ownSources(settings, new URL(settings.apiHost)) : []),
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  }
}

function ownSources({ siteUrl, eventStreams }: StudioSettings, platform: URL): string[] {
  const { origin, host } = platform
  const socket = `${platform.protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // The editor reads event streams from subdomains of `localhost` (packages/studio/src/connection.ts).
  const streams = eventStreams ? ` http://*.localhost:${new URL(eventStreams).port}` : ''
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${origin}${streams} ${socket} blob: data:`,
    `img-src 'self' ${origin} blob: data:`,
    `media-src 'self' ${origin} blob: data:`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src ${new URL(siteUrl).origin}`,
  ]
}
