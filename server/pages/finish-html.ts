import { hashSource } from '../http/security-headers.ts'
import { hydrateLater } from './deferred-hydration.ts'
import { speculationRules } from './speculation-rules.ts'

export interface FinishedHtml {
  html: string
  /** CSP sources for the page's own inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * Turns rendered HTML into what is served: module preloads taken out, the page's scripts made inert
 * until the page is idle, every nonce replaced by a hash for the policy, so that any cache may keep
 * the page. Scripts without the render's nonce are not touched, and so stay forbidden by the policy.
 * @param isPublic whether pages may be fetched ahead from here: not from an answer that is somebody's own
 */
export function finishHtml(rendered: string, nonce: string, isPublic: boolean): FinishedHtml {
  const scriptHashes = new Set([hashSource(hydrateLater)])
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
    // React's marks for transitions while a page streams: no page streams, and HTML has no such attribute.
    .replace(/ vt-(?:update|enter|exit|share|name)="[^"]*"/g, '')
    .replace('</head>', `<script>${hydrateLater}</script>${isPublic ? ahead : ''}</head>`)
  return { html, scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] }
}

const ahead = `<script type="speculationrules">${speculationRules}</script>`
