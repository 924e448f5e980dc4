import { html } from 'hono/html'
import { type Lead, leadKinds, leadStatuses, leadView } from '#leads/index.ts'
import { columnHeaders, type Html, page, time } from './layout.ts'
import { type ListQuery, listAddress, PAGE_SIZE } from './query.ts'

export interface ListView {
  query: ListQuery
  leads: readonly Lead[]
  count: number
  token: string
}

/** The list of leads with filters. */
export function listPage({ query, leads, count, token }: ListView): Html {
  return page(
    'Leads',
    html`<h1>Leads</h1>
${filters(query)}
${leads.length === 0 ? nothing(query) : table(leads, count)}
${pages(query, count)}`,
    token,
  )
}

function table(leads: readonly Lead[], count: number): Html {
  return html`<div class="scroll list"><table>
<caption>${count === 1 ? '1 lead' : `${count} leads`}, times in UTC</caption>
<thead><tr>${columnHeaders('Received', 'Kind', 'Status', 'From', 'About', 'Delivery')}</tr></thead>
<tbody>${leads.map(row)}</tbody>
</table></div>`
}

/** The message when there are no leads, or none that match. */
function nothing(query: ListQuery): Html {
  const isFiltered = Object.values(query.written).some((value) => value !== '')
  if (!isFiltered) {
    return html`<div class="none"><p>No leads yet</p><p class="quiet">What visitors send by the forms comes here.</p></div>`
  }
  return html`<div class="none"><p>No lead matches</p><p><a href="/leads">Show all leads</a></p></div>`
}

function filters(query: ListQuery): Html {
  const { kind, status, since, until, text } = query.written
  return html`<form class="row" method="get" action="/leads">
<label>Kind<select name="kind">${options(leadKinds, kind)}</select></label>
<label>Status<select name="status">${options(leadStatuses, status)}</select></label>
<label>Since<input type="date" name="since" value="${since}"></label>
<label>Before<input type="date" name="until" value="${until}"></label>
<label>Text<input type="search" name="text" value="${text}" maxlength="200"></label>
<div class="actions"><button class="main">Filter</button>
<a class="button" href="/leads">Clear</a>
<a class="button" href="${listAddress('/leads/export.csv', query)}">Export CSV</a></div>
</form>`
}

function options(values: readonly string[], chosen: string): Html[] {
  return ['', ...values].map(
    (value) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${value === '' ? 'All' : value.replace('-', ' ')}</option>`,
  )
}

function row(lead: Lead): Html {
  const { name, email, linkedin } = lead.fields
  const isNew = lead.seenAt === undefined
  const { status, subject, deliveries, deliverySummary } = leadView(lead)
  const hasFailed = deliveries.some((one) => one.hasFailed)
  const about = linkedin
    ? html`<a href="${String(linkedin)}" rel="noopener noreferrer">${String(linkedin)}</a>`
    : shorten(subject)
  return html`<tr>
<th scope="row"><a href="/leads/${lead.id}">${time(lead.receivedAt)}</a></th>
<td>${lead.kind}</td>
<td>${isNew ? html`<strong>${status}</strong>` : status}</td>
<td>${name ? html`${String(name)}<br>` : ''}<span class="quiet">${String(email ?? '')}</span></td>
<td>${about}</td>
<td class="${hasFailed ? 'bad' : 'quiet'}">${deliverySummary}</td>
</tr>`
}

function pages(query: ListQuery, count: number): Html | string {
  const last = Math.ceil(count / PAGE_SIZE)
  if (last <= 1) return ''
  const link = (number: number, words: string) =>
    number >= 1 && number <= last
      ? html`<a href="${listAddress('/leads', query, number)}">${words}</a>`
      : ''
  return html`<nav class="pages" aria-label="Pages">${link(query.page - 1, 'Newer')}
<span class="quiet">Page ${query.page} of ${last}</span>${link(query.page + 1, 'Older')}</nav>`
}

function shorten(text: string): string {
  const shown = [...text]
  return shown.length > 80 ? `${shown.slice(0, 79).join('')}…` : text
}
