import { randomBytes } from 'node:crypto'
import type { ContentChange } from '#content/cache/tags.ts'
import { kindOf } from '../http/request-policy.ts'
import { contentSecurityPolicy, nothingAllowed } from '../http/security-headers.ts'
import { type StoredAnswer, store } from './cached-response.ts'
import { finishHtml } from './finish-html.ts'
import { toMarkdown } from './markdown.ts'
import { overloaded, tooManyRenderings } from './overloaded.ts'
import { type MadeAnswer, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { WorkBudget } from './work-budget.ts'

/** Renders one request, and says what of the content it read. `nonce` marks the page's own scripts. */
export type Render = (
  request: Request,
  lent: { nonce: string; clientAddress: string },
) => Promise<{ response: Response; dependencies: ReadonlySet<string> }>

interface Options {
  render: Render
  siteUrl: string
  imageOrigin?: string
  /** Origins of the optional services. */
  serviceOrigins?: readonly string[]
  /** Told of each answer: whether it had to be rendered. */
  onAnswer?: (isRendered: boolean) => void
  /** In development pages are sent as they are rendered: no policy, no deferral, nothing kept. */
  development: boolean
}

const cacheBytes = 64 * 1024 * 1024
/** Renderings at the same time: more would only make all of them late. */
const mostRenderings = 256
const revalidate = 'public, max-age=0, must-revalidate'

/** Answers page requests: from memory where it can, rendered by the site's React build otherwise. */
export class Pages {
  readonly #cache = new PageCache(cacheBytes, ({ status, headers, bodies }) =>
    store({ status, headers, body: bodies.identity ?? Buffer.alloc(0) }, 'best'),
  )
  readonly #options: Options
  /** For work that anybody can order by making up addresses. */
  readonly budget = new WorkBudget()
  #renderings = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** The kept answer for a GET or HEAD of a path and query, when there is a fresh one. */
  fresh(target: string, signal?: string): StoredAnswer | undefined {
    // A path without a query is its own key, unless it is written oddly: then it is not found here.
    const isKey = !signal && !target.includes('?')
    const key = isKey ? target : pageKey(new URL(this.#options.siteUrl + target), signal)
    return key ? this.#cache.fresh(key) : undefined
  }

  /** Bytes of all kept pages. */
  get cachedBytes(): number {
    return this.#cache.size
  }

  /** What is kept of the pages that a change touches is rendered anew from now on. */
  contentChanged(change: ContentChange): void {
    this.#cache.contentChanged(change)
  }

  /** Renders pages ahead of their first visitor. */
  async warm(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const url = new URL(path, this.#options.siteUrl)
      await this.answer(new Request(url), '127.0.0.1')
      this.fresh(path)
    }
  }

  /** The answer to any page request. Only GET and HEAD answers are kept, never a personal one. */
  async answer(request: Request, clientAddress: string): Promise<StoredAnswer> {
    const url = new URL(request.url)
    const key = pageKey(url, request.headers.get('sec-gpc'))
    if (this.#options.development || !isRead(request.method) || !key) {
      this.#options.onAnswer?.(true)
      const rendered = await this.#render(request, url, clientAddress)
      return (await this.#complete(rendered)).answer
    }
    return this.#bounded(key, request.signal, clientAddress)
  }

  /** The answer under a key; what anybody can make up is rendered within a budget only. */
  async #bounded(key: string, signal: AbortSignal, client: string): Promise<StoredAnswer> {
    const [path = '', query] = key.split('?')
    const kind = kindOf(path)
    const isSearch = query !== undefined && new URLSearchParams(query).has('q')
    if (this.#cache.has(key) || (kind === 'page' && !isSearch)) return this.#shared(key)
    if (kind === 'named' && !isSearch) {
      if (!this.budget.allows(client)) return tooManyRenderings
      const answer = await this.#shared(key)
      if (answer.status === 404) this.budget.take(client)
      return answer
    }
    const instead = (refusal: StoredAnswer) =>
      kind === 'unlisted' ? this.#shared(missingKey(path)) : refusal
    if (!this.budget.take(client)) return instead(tooManyRenderings)
    const answer = await this.budget.inTurn(() => this.#shared(key), signal)
    return answer ?? instead(overloaded.answer)
  }

  async #shared(key: string): Promise<StoredAnswer> {
    // Nothing of the request but what the key says: the answer is everybody's.
    const canonical = new Request(this.#options.siteUrl + key)
    let isRendered = false
    const answer = await this.#cache.get(
      key,
      async () => {
        if (this.#renderings >= mostRenderings) return overloaded
        isRendered = true
        return this.#complete(await this.#render(canonical, new URL(canonical.url), ''))
      },
      (answer) => answer.status < 500 && !answer.headers['cache-control']?.includes('no-store'),
    )
    this.#options.onAnswer?.(isRendered)
    return answer
  }

  /**
   * The answer to a request that nobody else's may stand in for: rendered under its whole address,
   * and never kept.
   * @param framedBy who may show it in a frame, as sources of the content policy
   */
  async answerPrivately(request: Request, framedBy: readonly string[]): Promise<StoredAnswer> {
    const rendered = await this.#render(request, new URL(request.url), '')
    return this.#stored({ ...rendered, framedBy })
  }

  async #render(request: Request, url: URL, clientAddress: string): Promise<Rendered> {
    this.#renderings += 1
    try {
      return await this.#renderNow(request, url, clientAddress)
    } finally {
      this.#renderings -= 1
    }
  }

  async #renderNow(request: Request, url: URL, clientAddress: string): Promise<Rendered> {
    const nonce = this.#options.development ? '' : randomBytes(16).toString('base64url')
    const of = /^(\/.*)\.md$/.exec(url.pathname)?.[1]
    const own = { nonce, clientAddress }
    if (of !== undefined) {
      const path = of === '/index' ? '/' : of
      const target = new Request(this.#options.siteUrl + path + url.search)
      const { response, dependencies } = await this.#options.render(target, own)
      // Only pages have a twin: behind the address of a feed with `.md` there is nothing.
      if (!response.ok || isHtml(response.headers.get('content-type'))) {
        return { response, dependencies, nonce, twin: true, method: request.method }
      }
    }
    const rendered = await this.#options.render(request, own)
    const isOneOff = url.searchParams.has('q')
    return { ...rendered, nonce, twin: false, method: request.method, isOneOff }
  }

  async #complete(rendered: Rendered): Promise<MadeAnswer> {
    const answer = await this.#stored(rendered)
    return { answer, dependencies: rendered.dependencies }
  }

  async #stored(rendered: Rendered): Promise<StoredAnswer> {
    const { response, nonce, twin, method, framedBy } = rendered
    const headers = Object.fromEntries(response.headers)
    // A page that has moved has its twin at the new address, too.
    if (twin && headers.location) headers.location = twinOf(headers.location)
    headers['cache-control'] ??= cacheControl(method, response.status)
    const body = Buffer.from(await response.arrayBuffer())
    if (!isHtml(headers['content-type'])) {
      headers['content-security-policy'] = nothingAllowed
      return store({ status: response.status, headers, body }, 'quick')
    }
    if (this.#options.development) return store({ status: response.status, headers, body }, 'quick')
    const finished = finishHtml(body.toString('utf8'), nonce, isRead(method) && !framedBy)
    if (twin) {
      headers['content-type'] = 'text/markdown; charset=utf-8'
      headers['content-security-policy'] = nothingAllowed
      const markdown = Buffer.from(await toMarkdown(finished.html, this.#options.siteUrl))
      return store({ status: response.status, headers, body: markdown }, 'quick')
    }
    const { imageOrigin, serviceOrigins } = this.#options
    headers['content-security-policy'] = contentSecurityPolicy({
      ...finished,
      ...(imageOrigin ? { imageOrigin } : {}),
      ...(serviceOrigins ? { serviceOrigins } : {}),
      ...(framedBy ? { framedBy } : {}),
    })
    const effort = rendered.isOneOff || response.status === 404 ? 'cheap' : 'quick'
    return store({ status: response.status, headers, body: Buffer.from(finished.html) }, effort)
  }
}

interface Rendered {
  response: Response
  dependencies: ReadonlySet<string>
  nonce: string
  twin: boolean
  method: string
  /** Nobody else may ever ask for it. */
  isOneOff?: boolean
  framedBy?: readonly string[]
}

/** The address of the Markdown twin of a page. */
function twinOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/index' : path}.md${query ? `?${query}` : ''}`
}

/** Where the one answer is kept to addresses at which there is nothing, and that are not looked at. */
function missingKey(path: string): string {
  return `/404${/\.(data|md)$/.exec(path)?.[0] ?? ''}`
}

function isHtml(contentType: string | null | undefined): boolean {
  return contentType?.startsWith('text/html') ?? false
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function cacheControl(method: string, status: number): string {
  return isRead(method) && status < 500 ? revalidate : 'no-store'
}
