import { html } from 'hono/html'
import { type Lead, type LeadEvent, leadStatuses, statusLabel } from '#leads/index.ts'
import { type Html, time } from './layout.ts'

/** What was done with a lead since it came, oldest first. */
export function history(lead: Lead, events: readonly LeadEvent[]): Html {
  return html`<ol class="history">
<li>${time(lead.receivedAt)} <span>Received</span></li>
${events.map((event) => html`<li>${time(event.at)} <span>${eventText(event)}</span></li>`)}
</ol>`
}

/** What was done, in words. */
export function eventText({ event, detail = '' }: LeadEvent): Html | string {
  switch (event) {
    case 'status': {
      const status = leadStatuses.find((one) => one === detail)
      return `Status: ${status ? statusLabel(status) : detail}`
    }
    case 'note':
      return 'Note changed'
    case 'assigned':
      return `Assigned to ${detail || 'nobody'}`
    case 'merged-into':
      return html`Merged into ${link(detail)}`
    case 'merged-from':
      return html`Merged with ${link(detail)}`
    case 'separated':
      return html`Merge undone with ${link(detail)}`
    case 'subscription':
      return `Subscription: ${detail}`
  }
}

function link(id: string): Html | string {
  if (!id) return 'a lead that was deleted'
  return html`<a href="/leads/${id}">lead ${id}</a>`
}
