import { html } from 'hono/html'
import { type Lead, type LeadHistoryEntry, leadStatuses, statusLabel } from '#leads/index.ts'
import { type Html, leadLink, time, type Viewer } from './layout.ts'

interface EventParts {
  /** Leads that events may name. */
  known: readonly Lead[]
  viewer: Viewer
}

/** What was done with a lead, oldest first. */
export function history(lead: Lead, events: readonly LeadHistoryEntry[], parts: EventParts): Html {
  const { viewer } = parts
  return html`<ol class="history">
<li>${time(lead.receivedAt, viewer)} <span>Received</span></li>
${events.map((event) => html`<li>${time(event.at, viewer)} <span>${eventText(event, parts)}${byline(event)}</span></li>`)}
</ol>`
}

/** Who did it, if that's known. */
export function byline({ person }: LeadHistoryEntry): string {
  return person ? ` by ${person}` : ''
}

/** The notes on a lead with their authors, oldest first. */
export function notes(events: readonly LeadHistoryEntry[], viewer: Viewer): Html | string {
  const written = events.filter(({ note }) => note !== undefined)
  if (written.length === 0) return ''
  return html`<ol class="notes">${written.map(
    ({ at, person, note }) =>
      html`<li><p class="quiet">${person ? html`<b>${person}</b>, ` : ''}${time(at, viewer)}</p><p class="value">${note}</p></li>`,
  )}</ol>`
}

/** What was done, as text. */
export function eventText(
  { event, detail = '' }: LeadHistoryEntry,
  parts: EventParts,
): Html | string {
  switch (event) {
    case 'status': {
      const status = leadStatuses.find((one) => one === detail)
      return `Status: ${status ? statusLabel(status) : detail}`
    }
    case 'note':
      return 'Note added'
    case 'retried':
      return 'Delivery retried'
    case 'assigned':
      return `Assigned to ${detail || 'nobody'}`
    case 'merged-into':
      return html`Merged into ${link(detail, parts)}`
    case 'merged-from':
      return html`Merged with ${link(detail, parts)}`
    case 'separated':
      return html`Merge undone with ${link(detail, parts)}`
    case 'subscription':
      return `Subscription: ${detail}`
    case 'mail-limited':
      return 'Email not sent: too many to this mailbox or from this network'
  }
}

function link(id: string, { known, viewer }: EventParts): Html | string {
  return id ? leadLink(id, known, viewer) : 'a lead that was deleted'
}
