import { html } from 'hono/html'
import { updateText } from '#leads/cli/show.ts'
import type { Lead, LeadDelivery } from '#leads/index.ts'
import { leadStatuses } from '#leads/store/tables.ts'
import { type Html, page, time, tokenField } from './layout.ts'

/** One lead in full, with all that can be done about it. */
export function detailPage(lead: Lead, token: string): Html {
  const canRetry = lead.deliveries.some(({ state }) => state === 'failed' || state === 'pending')
  return page(
    `Lead ${lead.id}`,
    html`<h1>${lead.kind} <span class="quiet">from</span> ${String(lead.fields.name ?? lead.fields.email ?? 'unknown')}</h1>
<table><tbody>
${Object.entries(lead.fields).map(([name, value]) => line(name, [value].flat().join('\n')))}
${lead.updates.map((update) => line('update', updateText(update)))}
</tbody></table>
<h2>Status</h2>
<form class="row" method="post" action="/leads/${lead.id}/status">${tokenField(token)}
<label>Status<select name="status">${leadStatuses.map(
      (status) =>
        html`<option value="${status}"${status === lead.status ? html` selected` : ''}>${status.replace('-', ' ')}</option>`,
    )}</select></label>
<button class="main">Save status</button></form>
<form method="post" action="/leads/${lead.id}/note">${tokenField(token)}
<label>Note<textarea name="note" maxlength="10000">${lead.note ?? ''}</textarea></label>
<p><button>Save note</button></p></form>
<h2>Source</h2>
<table><tbody>
${line('received', lead.receivedAt.toISOString())}
${line('page', lead.page)}
${line('referrer', lead.referrer)}
${lead.campaign.map(({ name, value }) => line(name, value))}
${line('subscription', lead.subscription?.state)}
${line('id', lead.id)}
</tbody></table>
<h2>Delivery</h2>
${
  lead.deliveries.length === 0
    ? html`<p class="quiet">Nothing is to be delivered.</p>`
    : html`<div class="scroll"><table>
<thead><tr><th>What</th><th>State</th><th>Attempts</th><th>Queued</th><th>Sent</th><th>Next try</th><th>Last error</th><th>Message-ID</th></tr></thead>
<tbody>${lead.deliveries.map(delivery)}</tbody></table></div>`
}
${
  canRetry
    ? html`<form method="post" action="/leads/${lead.id}/retry">${tokenField(token)}<p><button>Try again now</button></p></form>`
    : ''
}`,
    token,
  )
}

function line(name: string, value: string | undefined): Html | string {
  return value ? html`<tr><th scope="row">${name}</th><td class="value">${value}</td></tr>` : ''
}

function delivery(one: LeadDelivery): Html {
  return html`<tr>
<td>${one.kind}${one.event ? html`<br><span class="quiet">${one.event}</span>` : ''}</td>
<td class="${one.state === 'failed' ? 'bad' : ''}">${one.state}</td>
<td>${one.attempts}</td><td>${time(one.queuedAt)}</td><td>${time(one.sentAt)}</td>
<td>${time(one.nextAttemptAt)}</td><td>${one.lastError ?? ''}</td><td class="mono">${one.messageId}</td>
</tr>`
}
