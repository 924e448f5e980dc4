import type { LeadFile } from '#leads/index.ts'
import { denyAllCsp } from '../http/index.ts'

/** A file of a visitor as a download. A browser must not run anything in it, or show it as another type. */
export function fileResponse({ name, content }: LeadFile): Response {
  return new Response(Uint8Array.from(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encode(name)}`,
      'content-security-policy': `${denyAllCsp}; sandbox`,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Encodes a header value (RFC 8187 §3.2.1). */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
}
