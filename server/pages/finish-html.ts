import { hashSource } from '../http/index.ts'
import { deferredHydrationScript } from './deferred-hydration.ts'
import { speculationRules } from './speculation-rules.ts'

export interface FinishedHtml {
  html: string
  /** CSP sources for the page's own inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[]
  styleHashes: string[]
  /** The `Link` header with the page's preloads, which CDNs turn into Early Hints (RFC 8297). */
  preloads: string
}

/**
 * Turns rendered HTML into the HTML that is served: removes module preloads, makes the page's scripts inert
 * until they are activated, and replaces nonces with CSP hashes, so that the page can be cached. Scripts
 * without the render's nonce stay as they are, and the CSP blocks them.
 * @param isPublic whether to add speculation rules; false for a response to one visitor only
 */
export function finishHtml(rendered: string, nonce: string, isPublic: boolean): FinishedHtml {
  const scriptHashes = new Set([hashSource(deferredHydrationScript)])
  if (isPublic) scriptHashes.add(hashSource(speculationRules))
  const styleHashes = new Set<string>()
  const html = rendered
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g'),
      (_, attributes: string, code: string) => {
        scriptHashes.add(hashSource(code))
        const isModule = attributes.includes('type="module"')
        return `<script type="later/${isModule ? 'module' : 'classic'}">${code}</script>`
      },
    )
    .replace(/<style([^>]*)>([\s\S]*?)<\/style>/g, (_, attributes: string, css: string) => {
      styleHashes.add(hashSource(css))
      return `<style${attributes.replace(/ nonce="[^"]*"/, '')}>${css}</style>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
    // React's attributes for view transitions while streaming. Pages are not streamed, and the attributes are
    // invalid HTML.
    .replace(/ vt-(?:update|enter|exit|share|name)="[^"]*"/g, '')
    .replace(
      '</head>',
      `<script>${deferredHydrationScript}</script>${isPublic ? speculationScript : ''}</head>`,
    )
  return {
    html,
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    preloads: preloadsOf(html),
  }
}

const speculationScript = `<script type="speculationrules">${speculationRules}</script>`

/** The fonts that the page preloads. Its styles are inline, and its images have sizes for each screen. */
function preloadsOf(html: string): string {
  const fonts = html.matchAll(/<link rel="preload" as="font" type="([^"]+)" href="([^"]+)"/g)
  return [...fonts]
    .map(([, type, href]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`)
    .join(', ')
}
