import { type Context, Hono } from 'hono'
import { cachePolicies, noStoreHeader } from '#cache/index.ts'
import { denyAllCsp, type Env, respond } from '../http/index.ts'
import type { Pages } from '../pages/index.ts'
import type { Previews } from './previews.ts'
import type { UpdateStreams } from './update-streams.ts'

interface Parts {
  previews: Previews
  updates: UpdateStreams
  pages: Pages
  siteUrl: string
}

/** Drafts are neither cached nor indexed. */
const privateHeaders = { ...noStoreHeader, 'x-robots-tag': 'noindex' }

const refusals = {
  expired: [410, 'This preview link has expired.'],
  forged: [403, 'This preview link is not valid.'],
  absent: [404, 'This preview link names no draft.'],
} as const

/** `/preview`: drafts by signed links, for Sanity Studio. */
export function previewPages({ previews, updates, pages, siteUrl }: Parts) {
  const app = new Hono<Env>()

  const page = async (c: Context<Env>) => {
    const url = new URL(c.req.url)
    // Limits requests with arbitrary secrets, which would all be looked up on the platform.
    if (
      previews.link(url.searchParams).state !== 'good' &&
      (await pages.rateLimit.take(c.env.clientAddress)) > 0
    ) {
      return c.text('Too many previews were asked for.', 429, {
        ...privateHeaders,
        'retry-after': '10',
      })
    }
    const target = new URL(url.pathname + url.search, siteUrl)
    const request = new Request(target, c.req.raw)
    const response = await pages.renderPrivate(
      request,
      c.env.clientAddress,
      previews.frameAncestors,
    )
    const headers = { ...response.headers, ...privateHeaders }
    return respond(c, { ...response, headers, policy: cachePolicies.noStore })
  }
  /** Any page of the site with its drafts, below a path that contains the session. */
  const sitePage = async (c: Context<Env>) => {
    const { session: segment = '', perspective: shown } = c.req.param()
    const read = previews.session(segment)
    const isOver = typeof read !== 'string' && !(await previews.isCurrent(read))
    const session = isOver ? 'expired' : read
    if (typeof session === 'string') {
      const [status, text] = refusals[session]
      const headers = { ...privateHeaders, 'content-security-policy': denyAllCsp }
      return (await pages.rateLimit.take(c.env.clientAddress)) === 0
        ? c.text(`${text} Load the page of the editor again.`, status, headers)
        : c.text('Too many previews were asked for.', 429, { ...headers, 'retry-after': '10' })
    }
    const perspective = shown?.startsWith('published') ? 'published' : 'drafts'
    const url = new URL(c.req.url)
    const request = new Request(new URL(url.pathname + url.search, siteUrl), c.req.raw)
    const basename = `/preview/site/${segment}/${perspective}`
    const client = session.user ?? c.env.clientAddress
    const response = await pages.renderPrivate(request, client, previews.frameAncestors, {
      basename,
      perspective,
      content: (published) => previews.contentOf(session, perspective, published),
    })
    const headers = { ...response.headers, ...privateHeaders }
    return respond(c, { ...response, headers, policy: cachePolicies.noStore })
  }
  // The data of the home page is at the base path itself.
  app.get('/preview/site/:session/:perspective{(drafts|published)(\\.data)?}', sitePage)
  app.get('/preview/site/:session/:perspective{drafts|published}/*', sitePage)

  app.get('/preview', page)
  app.get('/preview.data', page)

  app.get('/preview/events', async (c) => {
    const headers = { ...privateHeaders, 'content-security-policy': denyAllCsp }
    const read = previews.targetOf(new URL(c.req.url).searchParams)
    const isOver = typeof read !== 'string' && !(await previews.isCurrent(read))
    const target = isOver ? 'expired' : read
    if (typeof target === 'string') {
      const [status, text] = refusals[target]
      return c.text(text, status, headers)
    }
    const response = updates.open(c, target)
    if (!response) {
      return c.text('Too many previews are open.', 503, { ...headers, 'retry-after': '10' })
    }
    // `x-accel-buffering` turns off buffering in nginx and some other proxies.
    const own = { ...headers, 'x-accel-buffering': 'no' }
    for (const [name, value] of Object.entries(own)) response.headers.set(name, value)
    return response
  })
  return app
}
