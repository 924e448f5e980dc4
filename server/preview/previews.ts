import type { Preview } from '#app/request-context.server.ts'
import { type Drafts, editableContent } from '#content/index.server.ts'
import type { Content, Read } from '#content/index.ts'
import { LIFETIME_SECONDS } from './lifetime.ts'
import { type PreviewLink, PreviewLinks, type ReadLink } from './preview-link.ts'
import { type PreviewSession, PreviewSessions } from './preview-session.ts'

/** What an event stream follows: a draft, or a previewed site. */
export type PreviewTarget = PreviewLink | PreviewSession

interface Options {
  content: Content
  /** Drafts and the token that reads them; undefined if the site has no token. */
  platform?: { drafts: Drafts; token: string }
  /** The origins of the Studio, which alone may frame previews. */
  studios: readonly string[]
  /** Undefined where the content platform has users of its own. */
  editors?: Editors | undefined
}

/** The site's own users of the content platform. */
interface Editors {
  /** Whether an editor is signed in anywhere, by ID. */
  isSignedIn(userId: string): Promise<boolean>
  /** The ID of the person whom the value of a `Cookie` header signs in. */
  userOf(cookies: string): Promise<string | undefined>
}

/** The author of what is written with the content platform's own token. */
const OWN_TOKEN_USER = 'local-editor'

/** What a previewed site shows: drafts, or published content. */
export type Perspective = 'drafts' | 'published'

/** Opens drafts for signed links and sessions, and issues both to Sanity Studio. */
export class Previews {
  readonly #options: Options
  readonly #links: PreviewLinks | undefined
  readonly #sessions: PreviewSessions | undefined

  constructor(options: Options) {
    this.#options = options
    this.#links = options.platform && new PreviewLinks(options.platform.token)
    this.#sessions = options.platform && new PreviewSessions(options.platform.token)
  }

  /** Verifies the link in a query. */
  link(query: URLSearchParams): ReadLink {
    return this.#links?.read(query) ?? { state: 'absent' }
  }

  /**
   * Returns the draft of a signed link. For a request with the Studio's secret, returns a signed link,
   * or in a frame of the Studio a session for the whole site. Never throws.
   */
  async open(request: Request): Promise<Preview> {
    const { platform, content } = this.#options
    const { searchParams } = new URL(request.url)
    if (!platform || !this.#links) return { state: 'off' }
    if (searchParams.has('sanity-preview-secret')) return this.#grant(request, platform.drafts)
    const read = this.#links.read(searchParams)
    if (read.state !== 'good') return read
    if (!(await this.isCurrent(read.link))) return { state: 'expired' }
    const draft = await platform.drafts.read(read.link)
    if (draft.state !== 'found') return draft
    const { type, id } = read.link
    const published = type === 'blog' ? await content.post(id) : await content.job(id)
    return {
      state: 'found',
      draft: draft.value,
      isPublished: published.state === 'found',
    }
  }

  /** The link or session in the query of an event stream, or why there is none. */
  targetOf(query: URLSearchParams): PreviewTarget | 'expired' | 'forged' | 'absent' {
    const session = query.get('session')
    if (session !== null) return this.session(session)
    const read = this.link(query)
    return read.state === 'good' ? read.link : read.state
  }

  /**
   * Calls back after each change of a link's document, or of any content for a session. Returns a function
   * that unsubscribes.
   */
  subscribe(target: PreviewTarget, listener: { onChange(): void; onEnd(): void }): () => void {
    const { platform } = this.#options
    if (!platform) return () => undefined
    return platform.drafts.subscribe('id' in target ? target : undefined, listener)
  }

  /** Whether the editor whose link or session it is, is still signed in. Never throws. */
  async isCurrent({ user }: { readonly user?: string }): Promise<boolean> {
    const { editors } = this.#options
    if (user === undefined) return true
    return (await editors?.isSignedIn(user).catch(() => false)) ?? false
  }

  /** The origins that may frame previews (CSP `frame-ancestors`). */
  get frameAncestors(): readonly string[] {
    return this.#options.studios
  }

  /** The session in a path of the previewed site. */
  session(segment: string): PreviewSession | 'expired' | 'forged' {
    return this.#sessions?.read(segment) ?? 'forged'
  }

  /**
   * The content that the previewed site reads.
   * @param published what the same request reads for a visitor
   */
  contentOf({ studio }: PreviewSession, perspective: Perspective, published: Content): Content {
    const drafts = this.#options.platform?.drafts.content
    return editableContent(
      perspective === 'drafts' && drafts ? drafts : published,
      `${studio}/studio`,
    )
  }

  /** A signed link or session for what the Studio requests with its secret. */
  async #grant({ url, headers }: Request, drafts: Drafts): Promise<Preview> {
    const verified = await drafts.verifyPreviewRequest(url)
    if (verified.state === 'missing') return { state: 'forged' }
    if (verified.state !== 'found') return verified
    const { path, secretId, studioOrigin } = verified.value
    const owner = await this.#ownerOf(secretId, drafts, headers.get('cookie') ?? '')
    if (owner.state === 'missing') return { state: 'forged' }
    if (owner.state !== 'found') return owner
    const { pathname, searchParams } = new URL(path, 'http://site')
    const shared = {
      expires: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
      ...(owner.value.user ? { user: owner.value.user } : {}),
    }
    if (headers.get('sec-fetch-dest') === 'iframe' && this.#sessions) {
      const { studios } = this.#options
      const known = studios.find((studio) => studio === studioOrigin)
      const session = this.#sessions.sign({ ...shared, studio: known ?? studios[0] ?? '' })
      const perspective = new URL(url).searchParams.get('sanity-preview-perspective')
      const shown: Perspective = perspective === 'published' ? 'published' : 'drafts'
      searchParams.delete('sanity-preview-perspective')
      const page = pathname === '/' ? '' : pathname
      const query = searchParams.size > 0 ? `?${searchParams}` : ''
      return { state: 'granted', url: `/preview/site/${session}/${shown}${page}${query}` }
    }
    const [, folder, name = ''] = /^\/(blogs|careers)\/([^/]+)$/.exec(pathname) ?? []
    const named = decoded(name)
    if (!named || !this.#links) return { state: 'absent' }
    const type = folder === 'blogs' ? 'blog' : 'job'
    const known = await drafts.idOf(type, named)
    const id = known.state === 'found' ? known.value : named
    const query = this.#links.sign({ type, id, ...shared })
    return { state: 'granted', url: `/preview?${query}` }
  }

  /**
   * The editor who wrote a secret within the last hour, and whose cookies the request has: everyone who is signed in
   * can read secrets. By the platform's record of its writes, because the writer of a document chooses its fields.
   * Missing: there is none.
   */
  async #ownerOf(
    secretId: string,
    drafts: Drafts,
    cookies: string,
  ): Promise<Read<{ user?: string }>> {
    const { editors } = this.#options
    if (!editors) return { state: 'found', value: {} }
    const written = await drafts.authorshipOf(secretId)
    if (written.state !== 'found') return written
    const { userId, writtenAt } = written.value
    if (writtenAt.getTime() < Date.now() - LIFETIME_SECONDS * 1000) return { state: 'missing' }
    if (userId === OWN_TOKEN_USER) return { state: 'found', value: {} }
    const user = await editors.userOf(cookies).catch(() => undefined)
    return user === userId ? { state: 'found', value: { user } } : { state: 'missing' }
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
