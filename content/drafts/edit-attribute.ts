/**
 * The `data-sanity` attribute of an element that shows a field, in the format of `createDataAttribute`
 * (@sanity/visual-editing), which the server does without.
 * @param path of the field from the document's root, as in `content[_key=="a"]`
 */
export function editAttribute(
  { type, id, baseUrl }: { type: string; id: string; baseUrl: string },
  path: string,
): string {
  const encodedPath = path.replaceAll(/\[_key=="([^"]*)"\]|\[(\d+)\]/g, ':$1$2')
  return `id=${id};type=${type};path=${encodedPath};base=${encodeURIComponent(baseUrl)}`
}
