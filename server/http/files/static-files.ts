import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type CachePolicy, cachePolicies } from '#cache/index.ts'
import { type Bodies, type Coding, offeredCodings } from '../accept-encoding.ts'
import { bodyHash, type CachedResponse, compressAll, respond, sizeOf } from '../cached-response.ts'
import { isGetOrHead } from '../request-policy.ts'
import { denyAllCsp } from '../security-headers.ts'

/** Videos are streamed from disk by range. */
const streamed = /\.(mp4|webm)$/

/** The file extensions of the codings. Compressed files are next to the original. */
const extensions: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }
const compressedFile = /\.(br|gz)$/

/** The site's static files. */
export interface Files {
  serve: MiddlewareHandler
  /** Whether a path has a file, in memory or on disk. */
  has(path: string): boolean
  /** The file at a path, if it is in memory. */
  cached(path: string): CachedResponse | undefined
  /** The bytes of all files in memory. */
  cachedBytes(): number
}

/**
 * Writes each compressible file of the build in every coding that the server offers, next to the original.
 */
export async function compressFiles(root: string): Promise<void> {
  for (const [path, file] of await filesIn(root)) {
    const type = headersOf(path)['content-type'] ?? ''
    const bodies = await compressAll(await readFile(file), type, 'best')
    for (const coding of offeredCodings) {
      const body = bodies[coding]
      if (body) await writeFile(file + extensions[coding], body)
    }
  }
}

/**
 * Serves the built files from memory, in the codings that `compressFiles` wrote. Serves only files that exist
 * at startup, so no path can reach anything else. cache/cache-policy.ts says how long browsers may cache
 * them.
 */
export async function builtFiles(root: string): Promise<Files & { warm(): Promise<void> }> {
  const paths = await filesIn(root)
  const cached = new Map<string, CachedResponse>()
  const loading = new Map<string, Promise<CachedResponse>>()
  const load = (path: string, file: string) => {
    const known = loading.get(path)
    if (known) return known
    const loaded = readCodings(file).then((bodies) => {
      const { identity: body } = bodies
      const headers = headersOf(path)
      const response = {
        status: 200,
        headers,
        policy: fileCachePolicy(path),
        bodies,
        hash: bodyHash(body),
      }
      cached.set(path, response)
      return response
    })
    loading.set(path, loaded)
    return loaded
  }
  return {
    async serve(c, next) {
      const file = paths.get(c.req.path)
      if (!file || !isGetOrHead(c.req.method)) return next()
      return respond(c, await load(c.req.path, file))
    },
    has: (path) => paths.has(path),
    cached: (path) => cached.get(path),
    cachedBytes() {
      let bytes = 0
      for (const file of cached.values()) bytes += sizeOf(file)
      return bytes
    },
    async warm() {
      for (const [path, file] of paths) await load(path, file)
    },
  }
}

/** The files to serve from memory by URL path, without streamed and compressed ones. */
async function filesIn(root: string): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(root, file).split(sep).join('/')}`
    const isServed = entry.isFile() && !path.startsWith('/.vite/')
    if (isServed && !streamed.test(path) && !compressedFile.test(path)) paths.set(path, file)
  }
  return paths
}

async function readCodings(file: string): Promise<Bodies & { identity: Buffer }> {
  const bodies: Bodies & { identity: Buffer } = { identity: await readFile(file) }
  for (const coding of offeredCodings) {
    const compressed = file + extensions[coding]
    if (existsSync(compressed)) bodies[coding] = await readFile(compressed)
  }
  return bodies
}

function headersOf(path: string): Record<string, string> {
  const type = getMimeType(path) ?? 'application/octet-stream'
  return {
    'content-type': type,
    // Other sites may show link previews and icons, but scripts and fonts are only for this site.
    ...(type.startsWith('image/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    // SVG is the only type that is a document, so it could run scripts when opened on its own.
    ...(path.endsWith('.svg') ? { 'content-security-policy': denyAllCsp } : {}),
  }
}

/** File names from the build contain hashes. */
function fileCachePolicy(path: string): CachePolicy {
  return path.startsWith('/assets/') ? cachePolicies.immutable : cachePolicies.file
}
