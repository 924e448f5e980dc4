import { sharePictures } from '#copy/share-pictures.ts'

/**
 * The path of a page's sharing image. It has a hash (FNV-1a) of title, cover and the version of the
 * design, so that a change of any of them is a new URL for caches.
 */
export function sharingImagePath(path: string, title: string, cover = ''): string {
  let hash = 0x811c9dc5
  for (const character of `${sharePictures.designVersion}${title}${cover}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  const [page, query] = path.split('?')
  const name = `${page === '/' ? '/index' : page}.png${query ? `?${query}` : ''}`
  return `/share/${(hash >>> 0).toString(36)}${name}`
}
