import { html } from 'hono/html'
import type { PostSummary } from '#content/index.ts'
import { may, type Newsletter, type SentPost } from '#leads/index.ts'
import { describedByError, errorAlert, tokenField } from '../sign-in/index.ts'
import {
  columnHeaders,
  day,
  formatCount,
  type Html,
  page,
  srOnly,
  time,
  type Viewer,
} from './layout.ts'
import { pages } from './pages.ts'

export interface NewsletterView {
  /** The latest posts; undefined while they can't be read. */
  posts: readonly PostSummary[] | undefined
  sent: readonly SentPost[]
  newsletter: Pick<Newsletter, 'mailsPerMinute' | 'hasMail' | 'refusal'>
  viewer: Viewer
  /** What was done. */
  notice?: string | undefined
  /** The address that has no subscription. */
  notSubscribed?: string | undefined
}

/** The posts that were sent, with their counts, and those that can be sent. */
export function newsletterPage({
  posts,
  sent,
  newsletter,
  viewer,
  notice,
  notSubscribed,
}: NewsletterView): Html {
  const error = notSubscribed && `${notSubscribed} has no subscription.`
  return page({
    title: 'Newsletter',
    hasError: error !== undefined,
    path: pages.newsletter.path,
    viewer,
    content: html`<h1>Newsletter</h1>
${errorAlert(error)}${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}
<p>Each confirmed subscriber gets a post once. At most ${newsletter.mailsPerMinute} emails are sent a minute. Choose a post to preview and send it.</p>
${sendingNotice(newsletter)}
${sent.length > 0 ? sentTable(sent, viewer) : html`<div class="none"><p>No post has been sent yet</p></div>`}
<h2>Latest posts</h2>
${posts ? postsTable(posts, sent) : html`<p role="alert">The posts can’t be read right now. Try again in a moment.</p>`}
<h2 id="unsubscribe">Unsubscribe an address</h2>
<form class="row" method="post" action="${pages.newsletter.path}/unsubscribe">${tokenField(viewer.token)}
<label>Email address<input type="email" name="address" value="${notSubscribed ?? ''}" required autocomplete="off"${describedByError(error)}></label>
<button>Unsubscribe</button></form>
<p class="quiet">For people who ask by email, or whose mailbox no longer exists.</p>`,
  })
}

/** Says why nothing may be sent, or that nothing is sent for now. */
export function sendingNotice({
  hasMail,
  refusal,
}: Pick<Newsletter, 'hasMail' | 'refusal'>): Html | '' {
  if (refusal) return html`<p class="notice">${refusal}</p>`
  if (hasMail) return ''
  return html`<p class="notice">The site has no mail server (SMTP_URL). Posts are queued until it has one.</p>`
}

function sentTable(sent: readonly SentPost[], viewer: Viewer): Html {
  return html`<h2>Sent</h2>
<table class="figures"><caption>Emails by post</caption>
<thead><tr>${columnHeaders('Post', 'Queued', 'Sent', 'Failed')}</tr></thead>
<tbody>${sent.map(
    (
      post,
    ) => html`<tr><th scope="row">${postLink(post)}<br><span class="quiet">${isStopped(post) ? 'stopped' : html`last sent ${time(post.sentAt, viewer)}`}</span></th>
<td>${formatCount(post.queued)}${stopForm(post, viewer)}</td><td>${formatCount(post.sent)}</td><td>${failedMails(post, viewer)}</td></tr>`,
  )}</tbody></table>`
}

/** Whether all mails of a post were deleted before they were sent. */
export function isStopped({ queued, sent, failed }: SentPost): boolean {
  return queued + sent + failed === 0
}

/** The number of failed mails, with a link to their subscribers for those who may see them. */
function failedMails({ failed }: SentPost, { role }: Viewer): Html | string {
  if (failed === 0) return '0'
  if (!may(role, 'leads')) return html`<span class="bad">${formatCount(failed)}</span>`
  return html`<a class="bad" href="${pages.list.path}?kind=newsletter&amp;delivery=failed">${formatCount(failed)}${srOnly('failed')}</a>`
}

/** The form that deletes the queued mails of a post. */
export function stopForm({ id, title, queued }: SentPost, { token }: Viewer): Html | '' {
  if (queued === 0) return ''
  const action = `${pages.newsletter.path}/${encodeURIComponent(id)}/stop`
  return html`<form method="post" action="${action}">${tokenField(token)}<button aria-label="Stop sending ${title}">Stop</button></form>`
}

function postsTable(posts: readonly PostSummary[], sent: readonly SentPost[]): Html {
  const states = new Map(sent.map((post) => [post.id, isStopped(post) ? 'stopped' : 'sent']))
  return html`<table class="figures"><caption>Published posts, newest first</caption>
<thead><tr>${columnHeaders('Post', 'Date', 'Newsletter')}</tr></thead>
<tbody>${posts.map(
    (post) => html`<tr><th scope="row">${postLink(post)}</th><td>${day(new Date(post.date))}</td>
<td>${states.get(post.id) ?? html`<span class="quiet">not sent</span>`}</td></tr>`,
  )}</tbody></table>`
}

function postLink({ id, title }: { id: string; title: string }): Html {
  return html`<a href="${pages.newsletter.path}/${encodeURIComponent(id)}">${title}</a>`
}
