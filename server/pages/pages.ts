import { randomBytes } from 'node:crypto'
import { ClientRateLimiter, ConcurrencyLimiter, QueueFullError, TaskQueue } from 'limits'
import type { InvalidationTags } from '#cache/index.ts'
import type { Content } from '#content/index.ts'
import { pathOfAlternate } from '#urls/index.ts'
import { type CachedResponse, compressResponse } from '../http/index.ts'
import { finishResponse, isHtml, type PageOptions, type Rendered } from './finish-response.ts'
import { PageCache } from './page-cache.ts'
import { pageKey, withIgnoredParameters } from './page-key.ts'
import { kindOf, normalizePath, type PageRoute, type PathKind, routeFinder } from './page-routes.ts'
import { notFound, overloaded, readOnly, tooManyRequests } from './refusals.ts'

/** A render of the site for an editor, with its own base path. */
export interface SitePreview {
  /** The path that precedes those of all pages. */
  basename: string
  perspective: 'drafts' | 'published'
  /** Returns the content that pages read instead of the published content. */
  content(published: Content): Content
}

/** Renders a request, and returns the tags that it depends on. `nonce` marks the page's own scripts. */
type Render = (
  request: Request,
  perRequest: { nonce: string; clientAddress: string; preview?: SitePreview },
) => Promise<{ response: Response; dependencies: ReadonlySet<string> }>

interface Options extends PageOptions {
  render: Render
  routes: readonly PageRoute[]
  /** Called for each response. `isRendered` is false if it came from the cache. */
  onResponse?: (isRendered: boolean) => void
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** More concurrent renders would only delay all of them. */
const CONCURRENT_RENDERS = { inAll: 256 }
/** How often arbitrary URLs are rendered. */
const RENDER_LIMITS = {
  perClient: { max: 120, windowMs: 24_000 },
  inAll: { max: 300, windowMs: 15_000 },
}
/** How long a render waits for its turn, so that its caller gets the stale page, or else a 503, in time. */
const MAX_WAIT_MS = { stale: 5_000, missing: 20_000 }
/** Renders of arbitrary URLs. */
const ARBITRARY_RENDERS = {
  concurrency: 2,
  maxWaiting: 256,
  maxWaitingPerClient: 64,
}

/**
 * Renders that aren't cached: responses to POST requests, and URLs longer than any of the site's. Few may
 * wait, because visitors fill in forms by hand.
 */
const UNCACHED_RENDERS = {
  concurrency: 2,
  maxWaiting: 128,
  maxWaitingPerClient: 8,
}

/** Renders of previews. Their pages request few at a time. */
const PRIVATE_RENDERS = { concurrency: 2, maxWaiting: 64, maxWaitingPerClient: 16 }

/** Who requests a page. */
interface Caller {
  address: string
  /** Aborts when the caller has left. */
  signal: AbortSignal
  /** The `Sec-GPC` header. */
  secGpc?: string | undefined
}

/** Responds to page requests from the cache, or by rendering them with the site's React build. */
export class Pages {
  readonly #cache = new PageCache(MAX_CACHE_BYTES, ({ bodies, ...response }) =>
    compressResponse({ ...response, body: bodies.identity ?? Buffer.alloc(0) }, 'best'),
  )
  readonly #options: Options
  readonly #routeOf: (path: string) => PageRoute | undefined
  /** For work that clients can cause with arbitrary URLs. */
  readonly rateLimit = new ClientRateLimiter(RENDER_LIMITS)
  readonly #arbitrary = new TaskQueue(ARBITRARY_RENDERS)
  readonly #uncached = new TaskQueue(UNCACHED_RENDERS)
  readonly #private = new TaskQueue(PRIVATE_RENDERS)
  readonly #concurrent = new ConcurrencyLimiter(CONCURRENT_RENDERS)

  constructor(options: Options) {
    this.#options = options
    this.#routeOf = routeFinder(options.routes)
  }

  kindOf(path: string): PathKind {
    return kindOf(this.#routeOf(path))
  }

  /** The path in the spelling of the site's own links. */
  normalizePath(path: string): string {
    return normalizePath(path, this.#routeOf)
  }

  /**
   * The cached response for a GET or HEAD of a path and query, if it's fresh.
   * @param secGpc the `Sec-GPC` header
   */
  fresh(target: string, secGpc?: string): CachedResponse | undefined {
    // Fast path: a path without a query is its own key. A path that isn't normalized isn't found.
    if (!secGpc && !target.includes('?')) return this.#cache.fresh(target)
    const url = new URL(this.#options.siteUrl + target)
    const route = this.#routeOf(url.pathname)
    const key = pageKey(url, route, secGpc)
    const response = key ? this.#cache.fresh(key) : undefined
    return response && withIgnoredParameters(response, url, route)
  }

  /** Bytes of all cached pages. */
  get cachedBytes(): number {
    return this.#cache.size
  }

  /** Invalidates the cached pages that depend on these tags. */
  invalidate(tags: InvalidationTags): void {
    this.#cache.invalidate(tags)
  }

  /** Renders pages into the cache. */
  async warm(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.get(path, { address: '127.0.0.1', signal: new AbortController().signal })
    }
  }

  /**
   * Responds to a GET or HEAD.
   * @param target path and query
   */
  async get(target: string, { address, signal, secGpc }: Caller): Promise<CachedResponse> {
    const { siteUrl, development } = this.#options
    const url = new URL(siteUrl + target)
    const route = this.#routeOf(url.pathname)
    const key = development ? undefined : pageKey(url, route, secGpc)
    if (!key) return this.#renderUncached(new Request(siteUrl + target, { signal }), address)
    return withIgnoredParameters(await this.#withinLimits(key, signal, address), url, route)
  }

  /** Responds to a request with another method, which only pages with a form accept. It is never cached. */
  async post(incoming: Request, clientAddress: string): Promise<CachedResponse> {
    const { pathname, search } = new URL(incoming.url)
    const route = this.#routeOf(pathname)
    if (!route) return notFound
    // A Markdown alternate has no form.
    if (!route.hasForm || pathname.endsWith('.md')) return readOnly
    // Concatenated, not resolved: a path such as `/\\evil.example` would resolve to another host.
    const request = new Request(this.#options.siteUrl + pathname + search, incoming)
    // React Router would compare it with a single origin; `enforcePolicy` has already checked it.
    request.headers.delete('origin')
    return this.#renderUncached(request, clientAddress)
  }

  /** Renders the response to a single request, when it's its client's turn. */
  async #renderUncached(request: Request, client: string): Promise<CachedResponse> {
    const render = async () => {
      this.#options.onResponse?.(true)
      return finishResponse(await this.#render(request, client), this.#options)
    }
    if (this.#options.development) return render()
    return this.#queued(this.#uncached, render, client, request.signal)
  }

  /** Renders when it's the client's turn. */
  async #queued(
    queue: TaskQueue,
    render: () => Promise<CachedResponse>,
    client: string,
    signal: AbortSignal,
  ): Promise<CachedResponse> {
    try {
      return await queue.run(render, { client, signal, maxWaitMs: MAX_WAIT_MS.missing })
    } catch (error) {
      if (error instanceof QueueFullError || signal.aborted) return overloaded
      throw error
    }
  }

  /** The response for a cache key; arbitrary URLs are rendered only within the client's limits. */
  async #withinLimits(key: string, caller: AbortSignal, client: string): Promise<CachedResponse> {
    const [path = '', query] = key.split('?')
    const kind = this.kindOf(path)
    const isPage = kind === 'static' && query === undefined
    if (isPage || this.#cache.has(key)) return this.#shared(key, caller)
    const fallback = (refusal: CachedResponse) =>
      kind === 'unmatched' ? this.#shared(missingKey(path), caller) : refusal
    if ((await this.rateLimit.take(client)) > 0) return fallback(tooManyRequests)
    try {
      const response = await this.#shared(key, caller, client)
      const isReal = kind === 'dynamic' && query === undefined && response.status !== 404
      if (isReal) await this.rateLimit.refund(client)
      return response
    } catch (error) {
      if (error instanceof QueueFullError) return fallback(overloaded)
      throw error
    }
  }

  /**
   * The response for a cache key. Rendering continues as long as a caller waits for it.
   * @param queuedFor the client that takes a turn for the render
   * @throws QueueFullError
   */
  async #shared(key: string, caller: AbortSignal, queuedFor?: string): Promise<CachedResponse> {
    let isRendered = false
    const render = async (signal: AbortSignal) => {
      const end = this.#concurrent.start(queuedFor ?? '')
      if (!end) return overloaded
      isRendered = true
      try {
        // Made from the key alone, so that a shared response contains nothing from one visitor's request.
        const request = new Request(this.#options.siteUrl + key, { signal })
        const rendered = await this.#render(request, '')
        signal.throwIfAborted()
        return await finishResponse(rendered, this.#options)
      } finally {
        end()
      }
    }
    const maxWaitMs = this.#cache.isKnown(key) ? MAX_WAIT_MS.stale : MAX_WAIT_MS.missing
    try {
      return await this.#cache.get(
        key,
        queuedFor === undefined
          ? render
          : (signal) =>
              this.#arbitrary.run(() => render(signal), {
                client: queuedFor,
                signal,
                maxWaitMs,
              }),
        caller,
      )
    } catch (error) {
      // Nobody reads the response of a caller that has left.
      if (caller.aborted) return overloaded
      throw error
    } finally {
      this.#options.onResponse?.(isRendered)
    }
  }

  /**
   * Responds to a request that must not be shared: rendered with its full URL, and never cached.
   * @param client who takes a turn: the IP address, or the ID of an editor
   * @param frameAncestors CSP sources that may frame the page
   */
  async renderPrivate(
    request: Request,
    client: string,
    frameAncestors: readonly string[],
    preview?: SitePreview,
  ): Promise<CachedResponse> {
    const render = async () => {
      const rendered = await this.#render(request, '', preview)
      return finishResponse(
        { ...rendered, frameAncestors, hasOverlays: preview !== undefined },
        this.#options,
      )
    }
    return this.#queued(this.#private, render, client, request.signal)
  }

  async #render(request: Request, clientAddress: string, preview?: SitePreview): Promise<Rendered> {
    const url = new URL(request.url)
    const nonce = this.#options.development ? '' : randomBytes(16).toString('base64url')
    const markdownOf = /^(\/.+)\.md$/.exec(url.pathname)?.[1]
    const perRequest = { nonce, clientAddress, ...(preview ? { preview } : {}) }
    if (markdownOf !== undefined) {
      const { signal } = request
      const path = pathOfAlternate(markdownOf) + url.search
      const target = new Request(this.#options.siteUrl + path, { signal })
      const { response, dependencies } = await this.#options.render(target, perRequest)
      // Only pages have a Markdown alternate. `.md` after the URL of a feed is a 404.
      if (!response.ok || isHtml(response.headers.get('content-type'))) {
        return { response, dependencies, nonce, markdownOf: target.url, method: request.method }
      }
    }
    const rendered = await this.#options.render(request, perRequest)
    const isOneOff = url.searchParams.has('q')
    const isData = url.pathname.endsWith('.data')
    return { ...rendered, nonce, method: request.method, isOneOff, isData }
  }
}

/** The cache key of the shared 404, for URLs that aren't rendered individually. */
function missingKey(path: string): string {
  return `/404${/\.(data|md)$/.exec(path)?.[0] ?? ''}`
}
