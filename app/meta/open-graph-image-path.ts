import { openGraphImage } from '#copy/open-graph-image.ts'
import { alternatePath } from '#urls/index.ts'

/**
 * The URLs of all illustrations, which have a hash of their contents: an Open Graph image shows its page's
 * illustration.
 */
const illustrations = import.meta.glob<string>('../media/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})
const designHash = fnv1a(`${openGraphImage.designVersion}${Object.values(illustrations).join()}`)

/**
 * The path of a page's Open Graph image. It has a hash of title, cover, illustrations and the version of the
 * design, so that a change of any of them is a new URL for caches.
 */
export function openGraphImagePath(path: string, title: string, cover = ''): string {
  const hash = fnv1a(title + cover, designHash)
  return `/share/${(hash >>> 0).toString(36)}${alternatePath(path, 'png')}`
}

/** The FNV-1a hash of a text, or of a text after another one. */
function fnv1a(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}
