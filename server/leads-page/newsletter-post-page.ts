import { html } from 'hono/html'
import {
  type Newsletter,
  type NewsletterPost,
  type NewsletterPreview,
  type SentPost,
  subscriberCount,
} from '#leads/index.ts'
import { describedByError, errorAlert, tokenField } from '../sign-in/index.ts'
import { formatCount, type Html, page, time, type Viewer } from './layout.ts'
import { isStopped, sendingNotice, stopForm } from './newsletter-page.ts'
import { duration } from './overview-page.ts'
import { pages } from './pages.ts'

/** What the pages about sending a post show. */
interface PostView {
  post: NewsletterPost
  /** How many subscribers haven't been sent it. */
  receivers: number
  newsletter: Pick<Newsletter, 'mailsPerMinute' | 'hasMail' | 'refusal'>
  viewer: Viewer
}

export interface NewsletterPostView extends PostView {
  preview: NewsletterPreview
  /** Undefined for a post that wasn't sent. */
  sent: SentPost | undefined
  /** A test mail that was just sent, or why not. */
  test?: { address: string; error: string | undefined }
  /** For how many subscribers it was just queued. */
  queued?: number
}

/** The mail about a post, and forms to test and send it. */
export function newsletterPostPage(view: NewsletterPostView): Html {
  const { post, preview, newsletter, viewer, test, queued } = view
  const url = urlOf(post)
  return page({
    title: `Newsletter: ${post.title}`,
    hasError: test?.error !== undefined,
    path: pages.newsletter.path,
    viewer,
    content: html`<h1 class="name">${post.title}</h1>
${errorAlert(test?.error)}${test && !test.error ? notice(`A test was sent to ${test.address}.`) : ''}
${queued === undefined ? '' : notice(queued > 0 ? `Queued for ${subscriberCount(queued)}.` : 'Every subscriber has already been sent this post.')}
${sendingNotice(newsletter)}
<div class="beside"><section><h2>Email</h2>
<dl><dt>From</dt><dd>${preview.from}</dd><dt>Subject</dt><dd>${preview.subject}</dd></dl>
<iframe class="mail" src="${url}/mail" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Text version</summary><pre>${preview.text}</pre></details></section>
<section><h2>Send</h2>
${counts(view)}
${sendButton(view)}
<h2>Test</h2>
<form method="post" action="${url}/test">${tokenField(viewer.token)}
<p><label>Email address<input type="email" name="address" value="${test?.address ?? ''}" required autocomplete="email"${test?.error ? html` aria-invalid="true"${describedByError(test.error)}` : ''}></label></p>
<p><button>Send a test</button></p></form></section></div>`,
  })
}

function notice(text: string): Html {
  return html`<p class="notice" role="status">${text}</p>`
}

function counts({ sent, receivers, viewer }: NewsletterPostView): Html {
  if (!sent || isStopped(sent)) return html`<p>This post hasn’t been sent.</p>`
  const failed = html`<dd class="${sent.failed > 0 ? 'bad' : ''}">${formatCount(sent.failed)}</dd>`
  return html`<dl><dt>Last sent</dt><dd>${time(sent.sentAt, viewer)}</dd>
<dt>Emails queued</dt><dd>${formatCount(sent.queued)}${stopForm(sent, viewer)}</dd><dt>Emails sent</dt><dd>${formatCount(sent.sent)}</dd><dt>Emails failed</dt>${failed}</dl>
${receivers > 0 ? html`<p>If you send it again, it goes only to subscribers who haven’t been sent this post, such as new ones.</p>` : ''}`
}

function sendButton({ post, receivers, sent, newsletter }: NewsletterPostView): Html | '' {
  if (newsletter.refusal) return ''
  if (receivers > 0)
    return html`<p><a class="button" href="${urlOf(post)}/send">Send to ${subscriberCount(receivers)}…</a></p>`
  return sent
    ? html`<p>Every subscriber’s email has been sent or queued.</p>`
    : html`<p>There are no confirmed subscribers yet.</p>`
}

/** Asks before a post is sent, with the number of subscribers. */
export function confirmationPage({ post, receivers, newsletter, viewer }: PostView): Html {
  const url = urlOf(post)
  const back = html`<a class="button" href="${url}">Cancel</a>`
  const minutes = Math.ceil(receivers / newsletter.mailsPerMinute)
  const length =
    receivers < newsletter.mailsPerMinute
      ? 'less than a minute'
      : `at least ${duration(minutes * 60_000)}`
  return page({
    title: `Send: ${post.title}`,
    path: pages.newsletter.path,
    viewer,
    content:
      receivers === 0
        ? html`<h1>No one to send to</h1><p>There are no subscribers who haven’t been sent “${post.title}”.</p><p>${back}</p>`
        : html`<h1>Send to ${subscriberCount(receivers)}?</h1>
<p>Sending “${post.title}” takes ${length}, at ${newsletter.mailsPerMinute} emails a minute. You can stop emails that are still queued, but you can’t recall emails that were sent.</p>
<form method="post" action="${url}/send">${tokenField(viewer.token)}
<p class="actions"><button class="main">Send to ${subscriberCount(receivers)}</button> ${back}</p></form>`,
  })
}

function urlOf({ id }: NewsletterPost): string {
  return `${pages.newsletter.path}/${encodeURIComponent(id)}`
}
