import { type Context, Hono } from 'hono'
import { type Content, postPath } from '#content/index.ts'
import type { Newsletter, NewsletterPost, TestResult } from '#leads/index.ts'
import { formFields } from '../sign-in/index.ts'
import type { Env } from './access.ts'
import { formatCount, messagePage } from './layout.ts'
import { newsletterPage } from './newsletter-page.ts'
import {
  confirmationPage,
  type NewsletterPostView,
  newsletterPostPage,
} from './newsletter-post-page.ts'
import { pages } from './pages.ts'
import { policy } from './style.ts'

interface NewsletterActionParts {
  newsletter: Newsletter
  posts: Pick<Content, 'post' | 'latestSummaries'>
}

const texts = {
  missing: 'There is no published post with this name. Enter the slug or ID of a published post.',
  unreachable: 'The posts can’t be read right now. Try again in a moment.',
  invalidAddress: 'Enter an email address, like you@example.com.',
  off: 'The email can’t be sent, because the site has no mail server. Ask the operator to set SMTP_URL.',
}

/** Of a mail in a frame: its inline styles, and links that open in new tabs. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * `/newsletter`: people send posts to subscribers, by forms. Callers have checked the permission and the token. A
 * post has its ID in the URL, and any of its names leads to it.
 */
export function newsletterActions({ newsletter, posts }: NewsletterActionParts) {
  const app = new Hono<Env>()

  /** Calls back with the post of the URL, or says that there is none. */
  const withPost = async (
    c: Context<Env>,
    show: (post: NewsletterPost) => Response | Promise<Response>,
  ) => {
    const { viewer } = c.var
    const read = await posts.post(c.req.param('post') ?? '')
    if (read.state === 'found') return show({ ...read.value, path: postPath(read.value) })
    return read.state === 'missing'
      ? c.html(messagePage('Not found', texts.missing, viewer), 404)
      : c.html(messagePage('Unavailable', texts.unreachable, viewer), 503, { 'retry-after': '30' })
  }
  const shown = async (
    c: Context<Env>,
    post: NewsletterPost,
    parts: Pick<NewsletterPostView, 'test' | 'queued'> = {},
    status: 200 | 422 = 200,
  ) => {
    const view = {
      post,
      preview: await newsletter.preview(post),
      sent: await newsletter.sentPost(post.id),
      receivers: await newsletter.countReceivers(post.id),
      newsletter,
      viewer: c.get('viewer'),
      ...parts,
    }
    return c.html(newsletterPostPage(view), status, {
      'content-security-policy': `${policy}; frame-src 'self'`,
    })
  }

  const listed = async (c: Context<Env>, notSubscribed?: string) => {
    const latest = await posts.latestSummaries()
    const { stopped, done } = c.req.query()
    const view = {
      posts: latest.state === 'found' ? latest.value : undefined,
      sent: await newsletter.sentPosts(),
      newsletter,
      viewer: c.get('viewer'),
      notSubscribed,
      notice:
        stopped !== undefined
          ? stoppedNotice(Number(stopped) || 0)
          : done === 'unsubscribed'
            ? 'The subscription has ended.'
            : undefined,
    }
    return c.html(newsletterPage(view), notSubscribed === undefined ? 200 : 422)
  }

  app.get('/newsletter', (c) => listed(c))
  app.post('/newsletter/unsubscribe', async (c) => {
    const { address = '' } = await formFields(c)
    if (!(await newsletter.of(c.get('viewer').name).unsubscribe(address))) return listed(c, address)
    return c.redirect(`${pages.newsletter.path}?done=unsubscribed`, 303)
  })
  // Without reading the post, which may no longer be published.
  app.post('/newsletter/:post/stop', async (c) => {
    const stopped = await newsletter.of(c.get('viewer').name).stop(c.req.param('post'))
    return c.redirect(`${pages.newsletter.path}?stopped=${stopped}`, 303)
  })
  app.get('/newsletter/:post', (c) =>
    withPost(c, (post) => {
      const queued = c.req.query('queued')
      return shown(c, post, queued === undefined ? {} : { queued: Number(queued) || 0 })
    }),
  )
  app.get('/newsletter/:post/mail', (c) =>
    withPost(c, async (post) =>
      c.html((await newsletter.preview(post)).html, 200, { 'content-security-policy': mailPolicy }),
    ),
  )
  app.post('/newsletter/:post/test', (c) =>
    withPost(c, async (post) => {
      const { address = '' } = await formFields(c)
      const error = errorOf(await newsletter.sendTest(post, address))
      return shown(c, post, { test: { address, error } }, error ? 422 : 200)
    }),
  )
  app.get('/newsletter/:post/send', (c) =>
    withPost(c, async (post) => {
      if (newsletter.refusal) return shown(c, post)
      const receivers = await newsletter.countReceivers(post.id)
      return c.html(confirmationPage({ post, receivers, newsletter, viewer: c.get('viewer') }))
    }),
  )
  app.post('/newsletter/:post/send', (c) =>
    withPost(c, async (post) => {
      if (newsletter.refusal) return shown(c, post, {}, 422)
      const queued = await newsletter.of(c.get('viewer').name).send(post)
      const path = `${pages.newsletter.path}/${encodeURIComponent(post.id)}`
      return c.redirect(`${path}?queued=${queued}`, 303)
    }),
  )
  return app
}

function stoppedNotice(count: number): string {
  if (count === 0) return 'No emails were queued.'
  return count === 1
    ? 'Stopped. 1 email wasn’t sent. You can send the post again to this subscriber.'
    : `Stopped. ${formatCount(count)} emails weren’t sent. You can send the post again to these subscribers.`
}

/** What is wrong with a test mail; undefined when it was sent. */
function errorOf(result: TestResult): string | undefined {
  switch (result.state) {
    case 'sent':
      return undefined
    case 'invalid address':
      return texts.invalidAddress
    case 'off':
      return texts.off
    default:
      return `The mail server rejected the email: ${result.error}`
  }
}
