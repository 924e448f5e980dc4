import { sharePictures } from '#copy/share-pictures.ts'

/** The URLs of all plates, which have a hash of their contents: a sharing image shows its page's plate. */
const plates = Object.values(
  import.meta.glob<string>('./media/plates/*.svg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
).join()

/**
 * The path of a page's sharing image. It has a hash (FNV-1a) of title, cover, plates and the version of the
 * design, so that a change of any of them is a new URL for caches.
 */
export function sharingImagePath(path: string, title: string, cover = ''): string {
  let hash = 0x811c9dc5
  for (const character of `${sharePictures.designVersion}${plates}${title}${cover}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  const [page, query] = path.split('?')
  const name = `${page === '/' ? '/index' : page}.png${query ? `?${query}` : ''}`
  return `/share/${(hash >>> 0).toString(36)}${name}`
}
