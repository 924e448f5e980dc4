import { exampleArchive } from '#app/sections/post/examples.server.ts'
import { cachedAs } from '#cache/index.ts'

/** The code of the posts, as a ZIP file. */
export function loader() {
  return new Response(exampleArchive(), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="examples.zip"',
      ...cachedAs('file'),
    },
  })
}
