import { html } from 'hono/html'
import {
  type DeliveryView,
  type LabeledValue,
  type Lead,
  leadStatuses,
  leadView,
  statusLabel,
} from '#leads/index.ts'
import { columnHeaders, type Html, page, time, tokenField } from './layout.ts'

/** One lead with all its fields and actions. */
export function detailPage(lead: Lead, token: string): Html {
  const view = leadView(lead)
  return page(
    `Lead ${lead.id}`,
    html`<p><a href="/leads">All leads</a></p>
<h1>${lead.kind} <span class="quiet">from</span> ${String(lead.fields.name ?? lead.fields.email ?? 'unknown')}</h1>
<table><caption>Fields</caption><tbody>
${view.fields.map(line)}
</tbody></table>
<h2>Status</h2>
<form class="row" method="post" action="/leads/${lead.id}/status">${tokenField(token)}
<label>Status<select name="status">${leadStatuses.map(
      (status) =>
        html`<option value="${status}"${status === lead.status ? html` selected` : ''}>${statusLabel(status)}</option>`,
    )}</select></label>
<button class="main">Save status</button></form>
<form method="post" action="/leads/${lead.id}/note">${tokenField(token)}
<label>Note<textarea name="note" maxlength="10000">${lead.note ?? ''}</textarea></label>
<p><button>Save note</button></p></form>
<h2>Source</h2>
<table><caption>Where it came from</caption><tbody>
${view.source.map(line)}
</tbody></table>
<h2>Delivery</h2>
${
  view.deliveries.length === 0
    ? html`<p class="quiet">Nothing is to be delivered.</p>`
    : html`<div class="scroll" tabindex="0" role="group" aria-label="Deliveries"><table>
<caption>Deliveries, times in UTC</caption>
<thead><tr>${columnHeaders('What', 'State', 'Attempts', 'Queued', 'Sent', 'Next try', 'Last error', 'Message-ID')}</tr></thead>
<tbody>${view.deliveries.map(delivery)}</tbody></table></div>`
}
${
  view.deliveries.some(({ canRetry }) => canRetry)
    ? html`<form method="post" action="/leads/${lead.id}/retry">${tokenField(token)}<p><button>Try again now</button></p></form>`
    : ''
}
<h2>Delete</h2>
${deletion(lead, token)}`,
    token,
  )
}

/** Collapsed, so that nobody deletes by accident: it cannot be undone. */
function deletion(lead: Lead, token: string): Html {
  const email = String(lead.fields.email ?? '')
  return html`<details><summary>Delete this lead</summary>
<form method="post" action="/leads/${lead.id}/delete">${tokenField(token)}
<p><button>Delete for good</button></p></form></details>
${
  email
    ? html`<details><summary>Delete everything from ${email}</summary>
<form method="post" action="/leads/erase">${tokenField(token)}<input type="hidden" name="email" value="${email}">
<p>All leads with this address, with their deliveries.</p>
<p><button>Delete all of it for good</button></p></form></details>`
    : ''
}`
}

function line({ label, value }: LabeledValue): Html {
  return html`<tr><th scope="row">${label}</th><td class="value">${value}</td></tr>`
}

function delivery(one: DeliveryView): Html {
  return html`<tr>
<th scope="row">${one.kind}${one.event ? html`<br><span class="quiet">${one.event}</span>` : ''}</th>
<td class="${one.hasFailed ? 'bad' : ''}">${one.state}</td>
<td>${one.attempts}</td><td>${time(one.queuedAt)}</td><td>${time(one.sentAt)}</td>
<td>${time(one.nextAttemptAt)}</td><td>${one.lastError ?? ''}</td><td class="mono">${one.messageId}</td>
</tr>`
}
