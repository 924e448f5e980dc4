import { html } from 'hono/html'
import { type DeliveryView, type Lead, leadView } from '#leads/index.ts'
import { tokenField } from '../sign-in/index.ts'
import { columnHeaders, type Html, time, type Viewer } from './layout.ts'

/** The deliveries of a lead, with a retry button if a retry is possible. */
export function deliveriesTable(lead: Lead, retryUrl: string, viewer: Viewer): Html {
  const { deliveries } = leadView(lead)
  if (deliveries.length === 0) return html`<p class="quiet">There is nothing to deliver.</p>`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Deliveries"><table>
<caption>Deliveries</caption>
<thead><tr>${columnHeaders('What', 'State', 'Attempts', 'Queued', 'Sent', 'Message-ID')}</tr></thead>
<tbody>${deliveries.map((one) => row(one, viewer))}</tbody></table></div>
${
  deliveries.some(({ canRetry }) => canRetry)
    ? html`<form method="post" action="${retryUrl}">${tokenField(viewer.token)}<p><button>Try again now</button></p></form>`
    : ''
}`
}

function row(one: DeliveryView, viewer: Viewer): Html {
  return html`<tr>
<th scope="row">${one.kind}${one.event ? html`<br><span class="quiet">${one.event}</span>` : ''}</th>
<td class="${one.hasFailed ? 'bad' : ''}">${one.state}${one.lastError ? html`<br><span class="reason">${one.lastError}</span>` : ''}${one.nextAttemptAt ? html`<br><span class="quiet">Next try: ${time(one.nextAttemptAt, viewer)}</span>` : ''}</td>
<td>${one.attempts}</td><td>${time(one.queuedAt, viewer)}</td><td>${time(one.sentAt, viewer)}</td>
<td class="mono">${one.messageId}</td>
</tr>`
}
