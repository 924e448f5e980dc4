import { zipSync } from 'fflate'

/** The files in `examples/`, by their path from the root. */
const files = import.meta.glob<string>('/examples/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folders = new Set(Object.keys(files).map((path) => path.split('/').at(-2)))
/** ZIP has local times and none before 1980. A fixed one makes the same bytes of the same files. */
const modified = new Date(1980, 0, 1)

/** Whether the archive has a folder for the post with this slug. */
export function hasExamples(slug: string | undefined): slug is string {
  return slug !== undefined && slug !== 'examples' && folders.has(slug)
}

/** The code of all posts with its license and test, as a ZIP file. */
export function exampleArchive(): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const entries = Object.entries(files).map(([path, text]) => [path.slice(1), encoder.encode(text)])
  return Uint8Array.from(zipSync(Object.fromEntries(entries), { mtime: modified }))
}
