import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { TaskQueue, UnsentBytes } from 'limits'
import { removeFilesWithDocuments, withCurrentUrl } from './assets/asset-documents.ts'
import { AssetFiles } from './assets/asset-files.ts'
import { lockDirectory } from './directory-lock.ts'
import { AllowedOrigins } from './http/allowed-origins.ts'
import { platformApp } from './http/app.ts'
import { EventStreams } from './http/event-streams.ts'
import { ImageCache } from './images/image-cache.ts'
import { ImageService } from './images/image-service.ts'
import { limits } from './limits.ts'
import type { BeforeCommit } from './mutate/working-set.ts'
import type { Log, Platform } from './platform.ts'
import { servePresence } from './presence/presence-sockets.ts'
import { FilterEngine } from './query/filter-engine.ts'
import { Listeners } from './query/listeners.ts'
import { QueryEngine } from './query/query-engine.ts'
import { databasePath } from './store/database.ts'
import { DocumentStore } from './store/document-store.ts'
import { readOrMakeToken } from './token.ts'
import type { Accounts } from './users/user.ts'
import { Users } from './users/users.ts'

export interface ContentLakeOptions {
  /**
   * Directory of all data: documents, assets, transformed images, the token. Created if missing.
   */
  readonly directory: string
  readonly projectId: string
  readonly dataset: string
  /** 0, the default, picks a free port. */
  readonly port?: number
  /** Timeout of one query or filter in milliseconds. */
  readonly queryTimeoutMs?: number
  /** What has to stay free on the disk; 64 MiB by default. */
  readonly minFreeBytes?: number
  readonly log?: Log
  /** A trigger that may add fields to the documents a transaction writes. */
  readonly beforeCommit?: BeforeCommit
  /** Users besides the holder of the token. */
  readonly accounts?: Accounts | undefined
}

/** An open content platform in this process. */
export interface ContentLake {
  readonly url: string
  /** Bearer token for writes and drafts. Stable across restarts. */
  readonly token: string
  readonly projectId: string
  readonly dataset: string
  /** Whether the dataset has no documents. */
  readonly isEmpty: boolean
  /** Ends event streams and connections, and closes the database. */
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 65_000
const STALLED_TIMEOUT_MS = 60_000

/**
 * Opens the content platform in a directory and starts to listen on loopback.
 * @throws Error for a directory in use by another process, a port in use, or an invalid token file
 */
export async function openContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { directory, projectId, dataset, port = 0, log = () => {} } = options
  const assetDirectory = join(directory, 'assets')
  const cacheDirectory = join(directory, 'image-cache')
  for (const path of [directory, assetDirectory, cacheDirectory])
    await mkdir(path, { recursive: true, mode: 0o700 })
  const unlock = lockDirectory(directory)
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  // Also of clients that don't read, because writing alone doesn't reset the timer.
  server.timeout = STALLED_TIMEOUT_MS
  const unsent = new UnsentBytes(limits.unsentBytes)
  server.on('request', (_request, response) => unsent.watch(response))
  server.once('close', () => unsent.stop())
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  try {
    const token = await readOrMakeToken(join(directory, 'token'))
    // Connections are accepted on a later turn of the event loop, when the handler is attached.
    const url = await listen(server, port)
    const name = { projectId, dataset, url }
    const databaseFile = databasePath(directory)
    const store = new DocumentStore(
      databaseFile,
      (document) => withCurrentUrl(document, name),
      options.beforeCommit,
      (error) => log('error', { stack: error instanceof Error ? error.stack : String(error) }),
    )
    const filters = new FilterEngine(options.queryTimeoutMs)
    const assets = new AssetFiles(assetDirectory, (id) => store.has(id))
    const platform: Platform = {
      ...name,
      directory,
      minFreeBytes: options.minFreeBytes ?? limits.minFreeBytes,
      users: new Users(token, options.accounts),
      log,
      store,
      engine: new QueryEngine(store, { ...name, databaseFile }, options),
      filters,
      listeners: new Listeners(store, filters),
      writes: new TaskQueue({
        concurrency: 1,
        maxWaiting: limits.queuedWrites,
        maxWaitingPerClient: limits.queuedWritesPerUser,
      }),
      largeReads: new TaskQueue({
        concurrency: 1,
        maxWaiting: limits.queuedLargeReads,
        maxWaitingPerClient: limits.queuedLargeReadsPerUser,
      }),
      assets,
      images: new ImageService(assets, new ImageCache(cacheDirectory, limits.imageCacheBytes)),
      streams: new EventStreams(),
      unsent,
      origins: new AllowedOrigins(store.keyValues),
    }
    removeFilesWithDocuments(store, assets)
    const app = platformApp(platform)
    server.on(
      'request',
      getRequestListener((request, env) => app.fetch(request, env as HttpBindings)),
    )
    servePresence(server, platform)
    const close = async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // `closeAllConnections` would leave WebSockets open.
      for (const socket of sockets) socket.destroy()
      await closed
      await platform.engine.close()
      await filters.close()
      store.close()
      unlock()
    }
    return {
      url,
      token,
      projectId,
      dataset,
      get isEmpty() {
        return store.isEmpty
      },
      close,
    }
  } catch (error) {
    server.close()
    unlock()
    throw error
  }
}

/** Starts to listen on loopback only, and returns the URL. */
async function listen(server: Server, port: number): Promise<string> {
  const host = '127.0.0.1'
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return `http://${host}:${typeof address === 'object' ? address?.port : port}`
}
