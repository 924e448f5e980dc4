import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { answerFor, type StoredAnswer, store } from '../pages/cached-response.ts'
import { nothingAllowed } from './security-headers.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
/** Videos are streamed from disk by range instead. */
const streamed = /\.(mp4|webm)$/

/** Where the site's own files come from. */
export interface Files {
  serve: MiddlewareHandler
  /** The file at a path, when it is in memory, ready to be sent. */
  kept(path: string): StoredAnswer | undefined
  /** Bytes in memory. */
  cachedBytes(): number
}

/**
 * Serves the built files from memory. Only files that exist at start are known, so no path can
 * reach anything else. Hashed files under `/assets/` never change; the others are revalidated.
 */
export async function builtFiles(root: string): Promise<Files & { warm(): Promise<void> }> {
  const paths = new Map<string, string>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(root, file).split(sep).join('/')}`
    if (entry.isFile() && !path.startsWith('/.vite/') && !streamed.test(path)) paths.set(path, file)
  }
  const kept = new Map<string, StoredAnswer>()
  const loading = new Map<string, Promise<StoredAnswer>>()
  const load = (path: string, file: string) => {
    const known = loading.get(path)
    if (known) return known
    const loaded = readFile(file)
      .then((body) => store({ status: 200, headers: headersOf(path), body }, 'best'))
      .then((answer) => {
        kept.set(path, answer)
        return answer
      })
    loading.set(path, loaded)
    return loaded
  }
  return {
    async serve(c, next) {
      const file = paths.get(c.req.path)
      if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
      return respond(c, await load(c.req.path, file))
    },
    kept: (path) => kept.get(path),
    cachedBytes() {
      let bytes = 0
      for (const { bodies } of kept.values()) {
        for (const body of Object.values(bodies)) bytes += body.length
      }
      return bytes
    },
    async warm() {
      for (const [path, file] of paths) await load(path, file)
    },
  }
}

/** Sends a stored answer by the request's own conditions (encoding, `If-None-Match`, HEAD). */
export function respond(c: Context, stored: StoredAnswer): Response {
  const answer = answerFor(stored, {
    method: c.req.method,
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match'),
    purpose: c.req.header('sec-purpose'),
  })
  const body = answer.body ? new Uint8Array(answer.body) : null
  return new Response(body, { status: answer.status, headers: answer.headers })
}

function headersOf(path: string): Record<string, string> {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return {
    'content-type': type,
    // Sharing pictures and icons are shown by other sites; scripts and fonts are the site's own.
    ...(type.startsWith('image/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'content-security-policy': nothingAllowed,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  }
}
