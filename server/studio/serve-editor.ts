import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cachePolicies } from '#cache/index.ts'
import { editorBuild } from './editor-files.ts'
import { editorHeaders } from './editor-headers.ts'
import type { StudioSettings } from './studio-settings.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Serves the built editor, a single-page app: unknown paths get its page. */
export function serveEditor(settings: StudioSettings): RequestListener {
  const page = editorHeaders(settings)
  return (request, response) => {
    const url = URL.parse(request.url ?? '/', `http://${request.headers.host}`)
    // Prevents DNS rebinding: other host names must not get the settings.
    if (!url || !loopbackNames.has(url.hostname))
      return end(response, 403, 'Open the editor on this machine.')
    const { pathname } = url
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, '')
    if (pathname === '/settings.json') {
      response.writeHead(200, { ...page, 'content-type': types['.json'] })
      response.end(JSON.stringify(settings))
      return
    }
    const isAsset = pathname.startsWith('/assets/')
    const file = isAsset ? join(editorBuild, normalize(pathname)) : join(editorBuild, 'index.html')
    const headers = isAsset
      ? {
          'cache-control': cachePolicies.immutable.cacheControl,
          'x-content-type-options': 'nosniff',
        }
      : page
    send(response, file, headers).catch(() => end(response, 404, 'There is no such file.'))
  }
}

async function send(response: ServerResponse, file: string, headers: Record<string, string>) {
  const { size } = await stat(file)
  response.writeHead(200, {
    ...headers,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': size,
  })
  await pipeline(createReadStream(file), response)
}

function end(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
}
