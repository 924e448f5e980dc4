import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { freePort } from '../tests/fixtures/free-port.ts'
import { startNginx } from '../tests/fixtures/nginx.ts'
import { waitUntilResponding } from '../tests/fixtures/until.ts'

/** A response that nginx serves as a file, with its bytes and encoding. */
export interface SavedResponse {
  path: string
  type: string
  encoding?: 'br'
  /** Its other headers. */
  headers?: Record<string, string>
  body: Buffer
}

/**
 * Starts nginx with one worker that serves precompressed files.
 * @param upstream the server that gets every other path; without it they are missing
 */
export async function startFileServer(
  responses: readonly SavedResponse[],
  folder: string,
  upstream?: string,
) {
  const root = join(folder, 'files')
  await mkdir(root, { recursive: true })
  const locations = await Promise.all(
    responses.map(async ({ path, type, encoding, headers, body }, index) => {
      const file = join(root, String(index))
      await writeFile(file, body)
      const head = {
        'cache-control': 'public, max-age=0, must-revalidate',
        ...headers,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      }
      const added = Object.entries(head).map(
        ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
      )
      return `location = ${path} { types {} default_type "${type}"; ${added.join(' ')} ${place(path, file)} }`
    }),
  )
  const port = await freePort()
  const nginx = await startNginx(
    folder,
    `sendfile on; tcp_nopush on; etag on; open_file_cache max=100; keepalive_requests 1000000;
    server { listen 127.0.0.1:${port}; ${[...locations, proxyTo(upstream)].join('\n')} }`,
    'master_process off;',
  )
  const url = `http://127.0.0.1:${port}`
  await waitUntilResponding(`${url}${responses[0]?.path ?? '/'}`)
  return { url, pid: nginx.pid, stop: () => nginx[Symbol.asyncDispose]() }
}

/** The location that forwards to another server on connections that stay open. */
function proxyTo(upstream: string | undefined): string {
  if (!upstream) return ''
  return `location / { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_set_header Connection ""; }`
}

/** The file of a response. For a path with a trailing slash, nginx looks for an index. */
function place(path: string, file: string): string {
  return path.endsWith('/')
    ? `root ${dirname(file)}; try_files /${basename(file)} =404;`
    : `alias ${file};`
}
