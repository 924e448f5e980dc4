import { removeInvalidXml } from '#content/index.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for an XML element or attribute value, and drops characters that XML can't represent. */
export function escapeXml(text: string): string {
  return removeInvalidXml(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** An element with text: `<name>text</name>`. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
