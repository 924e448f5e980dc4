import { html, raw } from 'hono/html'
import { brand } from '#copy/brand.ts'
import { type Erased, formatDay, formatTime, type Lead, leadView, type Role } from '#leads/index.ts'
import { type Html, type SignInStepPage, signInForm, tokenField } from '../sign-in/index.ts'
import { homeOf, pages, pagesOf, signInUrl } from './pages.ts'
import { css } from './style.ts'

export type { Html }

/** Who sees a page. */
export interface Viewer {
  id: string
  name: string
  role: Role
  /** The CSRF token of the session. */
  token: string
  /** The IANA name of the time zone in which times are shown. */
  timeZone: string
  /** Whether the person may use the Studio, and the site has one. */
  hasStudio: boolean
}

interface PageParts {
  title: string
  /** Whether a form of the page failed. */
  hasError?: boolean | undefined
  content: Html
  /** Who is signed in. Otherwise, the page has no navigation. */
  viewer?: Viewer | undefined
  /** The path of this page, if it's in the navigation. */
  path?: string
}

/** A whole page. */
export function page({ title, hasError, content, viewer, path }: PageParts): Html {
  const home = viewer ? homeOf(viewer.role) : pages.signIn
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${documentTitle(title, hasError)} · ${brand.name} leads</title>
<link rel="stylesheet" href="/leads/fonts.css">
<style>${raw(css)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="${home.path}">${brand.name} leads</a>${
    viewer
      ? html`<nav aria-label="Leads">${pagesOf(viewer.role)
          .filter(({ label }) => label !== undefined)
          .map(
            (one) =>
              html`<a href="${one.path}"${one.path === path ? html` aria-current="page"` : ''}>${one.label}</a>`,
          )}</nav>
<form method="post" action="${pages.signOut.path}">${tokenField(viewer.token)}${viewer.hasStudio ? html`<a href="/studio">Editor</a>` : ''}<a href="${pages.account.path}">${viewer.name}</a><button>Sign out</button></form>`
      : ''
  }</header>
<main id="content" tabindex="-1">${textCells(content)}</main>
</body>
</html>`
}

/** The title of a page, which says first whether a form of it failed: screen readers read it before anything else. */
export function documentTitle(title: string, hasError = false): string {
  return hasError ? `Error: ${title}` : title
}

/** Where a cell starts with a formula when it's pasted into a spreadsheet program, but not with a phone number. */
const formulaInCell =
  /(<t[dh][^>]*>(?:<[^>]*>)*|<br>(?:<[^>]*>)*)(?=[=@\uff1d\uff0b\uff0d\uff20]|[+-](?![\d\s()./-]*<))/g

/** Puts an unseen apostrophe before formulas in cells, so that cells that are copied stay text. */
async function textCells(content: Html): Promise<Html> {
  const apostrophe = `<span class="sr-only" aria-hidden="true">'</span>`
  return raw(String(await content).replace(formulaInCell, `$1${apostrophe}`))
}

/**
 * A link for writing a mail. The whole address is encoded, because its local part may contain a question
 * mark, which would otherwise allow adding recipients (RFC 6068 §2).
 * @param subject what the mail replies to
 */
export function mailLink(email: string, subject = ''): Html {
  const query = subject && `?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return html`<a href="mailto:${encodeURIComponent(email).replace('%40', '@')}${query}">${email}</a>`
}

/** A link to a page that the sender named. */
export function profileLink(url: string): Html {
  return html`<a href="${url}" rel="noopener noreferrer">${url}</a>`
}

/**
 * The end of a link's name, for screen readers only, so that links with the same text and different targets
 * have different names (WCAG 2.2 SC 2.4.9).
 */
export function srOnly(words: string): Html {
  return html`<span class="sr-only"> ${words}</span>`
}

/** Shortens a text to 80 characters. */
export function shorten(text: string): string {
  const shown = [...text]
  return shown.length > 80 ? `${shown.slice(0, 79).join('')}…` : text
}

/**
 * A link to another lead by its time, kind, and subject, or by its ID if it isn't among the known leads.
 * @param known leads that were read for the page
 */
export function leadLink(id: string, known: readonly Lead[], viewer: Viewer): Html {
  const lead = known.find((one) => one.id === id)
  const name = lead
    ? html`${lead.kind} of ${time(lead.receivedAt, viewer)}, ${shorten(leadView(lead).subject)}`
    : html`lead ${id}`
  return html`<a href="/leads/${id}">${name}</a>`
}

/** A number with separators for thousands: `2,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

/** A number and its noun: `1 lead`, `2,000 leads`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`
}

/** A `time` element, in the viewer's time zone. */
export function time(date: Date | undefined, { timeZone }: Viewer): Html | string {
  if (!date) return ''
  return html`<time datetime="${date.toISOString()}">${formatTime(date, timeZone)}</time>`
}

/** A `time` element with only the day, in UTC. */
export function day(date: Date): Html {
  const text = formatDay(date)
  return html`<time datetime="${text}">${text}</time>`
}

/** The cells of a table's header. */
export function columnHeaders(...names: readonly string[]): Html[] {
  return names.map((name) => html`<th scope="col">${name}</th>`)
}

/** The options of a select. */
export function options(
  values: readonly { value: string; label: string }[],
  chosen: string,
): Html[] {
  return values.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`,
  )
}

/**
 * The sign-in page.
 * @param next the path to get to
 * @param error why an attempt failed
 * @param note a note that wasn't saved
 */
export function signInPage(next: string, error?: string, note?: string): Html {
  const form = html`${signInForm(signInUrl(next), error)}
${unsavedNote(note)}`
  return signInStepPage('Sign in', form, error !== undefined)
}

/** A note that wasn't saved, to copy it: browsers may not restore the fields of a page that isn't cached. */
function unsavedNote(note: string | undefined): Html | string {
  return note
    ? html`<label>Your note, which wasn’t saved. Copy it, and add it again.<textarea readonly>${note}</textarea></label>`
    : ''
}

/** A page of a sign-in. */
export const signInStepPage: SignInStepPage = (title, content, hasError) =>
  page({ title, hasError, content: html`<h1>${title}</h1>\n${content}` })

/**
 * A page with a message.
 * @param back the link below it; by default, to where the viewer starts
 */
export function messagePage(
  title: string,
  text: string | Html,
  viewer?: Viewer,
  back: { path: string; label?: string } = viewer ? homeOf(viewer.role) : pages.overview,
): Html {
  const content = html`<h1>${title}</h1><p>${text}</p><p><a href="${back.path}">${back.label}</a></p>`
  return page({ title, content, viewer })
}

/** The page for a form that isn't of this session, with a note that it had. */
export function outOfDatePage(note: string | undefined, viewer: Viewer): Html {
  const text = html`This form was out of date. Go back and try again. ${unsavedNote(note)}`
  return messagePage('That didn’t work', text, viewer)
}

/** The result of erasing an address, with other people's leads that an owner has to check. */
export function erasedPage({ leads, mentioned }: Erased, viewer: Viewer): Html {
  const links = mentioned.map((id) => html`<li><a href="/leads/${id}">Lead ${id}</a></li>`)
  return page({
    title: 'Deleted',
    content: html`<h1>Deleted</h1><p>${counted(leads, 'lead was', 'leads were')} deleted. The mailbox, other systems, exported files, and backups may still have copies.</p>
${
  links.length > 0
    ? html`<p>These leads from other addresses mention this address, or were merged with a deleted lead:</p><ul>${links}</ul>`
    : ''
}
<p><a href="${pages.list.path}">${pages.list.label}</a></p>`,
    viewer,
  })
}
