import { html } from 'hono/html'
import {
  type Assignee,
  type Lead,
  type LeadKind,
  leadStatuses,
  maxLengths,
  type SavedFilter,
  statusLabel,
} from '#leads/index.ts'
import { tokenField } from '../sign-in/index.ts'
import { type Html, options, page, type Viewer } from './layout.ts'
import { leadsTable } from './leads-table.ts'
import { pages } from './pages.ts'
import {
  isFiltered,
  type ListQuery,
  listUrl,
  NOBODY,
  PAGE_SIZE,
  queryText,
  UNANSWERED,
  withoutText,
} from './query.ts'
import { selectionForm } from './selected-leads.ts'

export interface ListView {
  query: ListQuery
  leads: readonly Lead[]
  count: number
  /** The kinds of leads that can be in it. */
  kinds: readonly LeadKind[]
  /** People to whom leads can be assigned. */
  assignees: readonly Assignee[]
  saved: readonly SavedFilter[]
  viewer: Viewer
}

/** The list of leads, with filters. */
export function listPage(view: ListView): Html {
  const { query, leads, count, assignees, saved, viewer } = view
  const listed = view.kinds.filter((kind) => kind === (query.filter.kind ?? kind))
  const able = assignees.filter(({ kinds }) => listed.some((kind) => kinds.includes(kind)))
  const names = able.map(({ name }) => name)
  const table = () =>
    leadsTable(leads, { count, query: queryText(query, query.page), selectable: true, viewer })
  return page({
    title: 'Leads',
    path: pages.list.path,
    viewer,
    content: html`${leads.length === 0 ? '' : html`<a class="skip" href="#leads">Skip to the leads</a>`}
<h1>Leads</h1>
${savedFilters(saved, viewer.token)}
${query.isSearchLost ? html`<p class="notice">This URL has a search from before you signed in. Enter the text again.</p>` : ''}
${filters(view)}
${saveForm(query, viewer.token)}
${leads.length === 0 ? '' : exportLinks(query)}
${leads.length === 0 ? nothing(query) : table()}
${pagination(query, count)}
${leads.length === 0 ? '' : selectionForm(query, names, viewer.token)}`,
  })
}

/** The message if there are no leads, or none that match. */
function nothing(query: ListQuery): Html {
  if (!isFiltered(query)) {
    return html`<div class="none"><p>No leads yet</p><p class="quiet">Submissions from the site’s forms appear here.</p></div>`
  }
  return html`<div class="none"><p>No leads match</p><p><a href="${pages.list.path}">Show all leads</a></p></div>`
}

function savedFilters(saved: readonly SavedFilter[], token: string): Html | string {
  if (saved.length === 0) return ''
  return html`<nav class="saved" aria-label="Saved filters"><ul>${saved.map(
    ({ name, query }) => html`<li><a href="${pages.list.path}?${query}">${name}</a>
<form method="post" action="/leads/filters/remove">${tokenField(token)}<input type="hidden" name="name" value="${name}">
<button aria-label="Remove the filter ${name}">×</button></form></li>`,
  )}</ul></nav>`
}

function saveForm(query: ListQuery, token: string): Html | string {
  const saved = withoutText(query)
  if (!isFiltered(saved)) return ''
  return html`<details><summary>Save this filter</summary>
<form class="row" method="post" action="/leads/filters">${tokenField(token)}
<input type="hidden" name="query" value="${queryText(saved)}">
<label>Name<input name="name" required maxlength="${maxLengths.filterName}" autocomplete="off" aria-describedby="save-help"></label>
<button>Save filter</button></form>
<p class="quiet" id="save-help">Everyone who uses this page can see the filter. The search text isn’t saved, because it may name a person.</p></details>`
}

const all = { value: '', label: 'All' }

function filters({ query, kinds, assignees, viewer }: ListView): Html {
  const { kind, status, assigned, answered, delivery, since, until } = query.written
  const ofKind = kinds.map((value) => ({ value, label: value }))
  const statuses = leadStatuses.map((value) => ({ value, label: statusLabel(value) }))
  const people = assignees.map(({ key, name }) => ({ value: key, label: name }))
  const isKnown = ['', NOBODY, ...people.map(({ value }) => value)].includes(assigned)
  const former = isKnown ? [] : [{ value: assigned, label: 'No longer listed' }]
  const states = ['waiting', 'failed'].map((value) => ({ value, label: value }))
  const isOpen = [answered, delivery, since, until].some((value) => value !== '')
  return html`<form class="row filters" method="post" action="${pages.list.path}">${tokenField(viewer.token)}
<label>Search<input type="search" name="text" value="${query.filter.text ?? ''}" maxlength="${maxLengths.filterText}" placeholder="Any text"></label>
${kinds.length > 1 ? html`<label>Kind<select name="kind">${options([all, ...ofKind], kind)}</select></label>` : ''}
<label>Status<select name="status">${options([all, ...statuses], status)}</select></label>
<label>Assigned<select name="assigned">${options(
    [all, { value: NOBODY, label: 'Nobody' }, ...people, ...former],
    assigned,
  )}</select></label>
<div class="actions"><button class="main">Filter</button>
${isFiltered(query) ? html`<a class="button" href="${pages.list.path}">Clear</a>` : ''}</div>
<details${isOpen ? html` open` : ''}><summary>More filters</summary><div class="row">
<label>Answered<select name="answered">${options(
    [all, { value: UNANSWERED, label: 'not yet' }],
    answered,
  )}</select></label>
<label>Delivery<select name="delivery">${options([all, ...states], delivery)}</select></label>
<label>Since (UTC)<input type="date" name="since" value="${since}"></label>
<label>Before (UTC)<input type="date" name="until" value="${until}"></label>
</div></details>
</form>`
}

/** The links to the files with all leads that match. */
function exportLinks(query: ListQuery): Html {
  const forImport = new URLSearchParams([
    ['formulas', 'unescaped'],
    ...new URLSearchParams(queryText(query)),
  ])
  return html`<p class="exports"><a href="${listUrl('/leads/export.xlsx', query)}">Export XLSX</a>
<a href="${listUrl('/leads/export.csv', query)}">Export CSV</a>
<a href="/leads/export.csv?${forImport.toString()}">Export CSV for import</a></p>`
}

function pagination(query: ListQuery, count: number): Html | string {
  const last = Math.ceil(count / PAGE_SIZE)
  if (last <= 1) return ''
  const link = (number: number, words: string) =>
    number >= 1 && number <= last
      ? html`<a href="${listUrl(pages.list.path, query, number)}">${words}</a>`
      : ''
  return html`<nav class="pages" aria-label="Pages">${link(query.page - 1, 'Newer')}
<span class="quiet">Page ${query.page} of ${last}</span>${link(query.page + 1, 'Older')}</nav>`
}
