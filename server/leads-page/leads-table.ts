import { html } from 'hono/html'
import { type Lead, leadView } from '#leads/index.ts'
import {
  columnHeaders,
  counted,
  type Html,
  profileLink,
  shorten,
  srOnly,
  time,
  type Viewer,
} from './layout.ts'
import { selectionBox } from './selected-leads.ts'

interface TableParts {
  count: number
  caption?: string | undefined
  /** The query of the list, so that a lead's page can link back to it. */
  query?: string
  /** Whether leads can be selected. */
  selectable?: boolean
  viewer: Viewer
}

/** Leads as a table. Each row links to its lead. */
export function leadsTable(
  leads: readonly Lead[],
  { count, caption, query, selectable = false, viewer }: TableParts,
): Html {
  const suffix = query ? `?${query}` : ''
  return html`<div class="scroll list" id="leads" tabindex="0" role="group" aria-label="Leads"><table>
<caption>${caption ?? counted(count, 'lead')}</caption>
<thead><tr>${columnHeaders('Received', 'Kind', 'Status', 'From', 'About', 'Assigned', 'Delivery')}</tr></thead>
<tbody>${leads.map((lead) => row(lead, suffix, { selectable, viewer }))}</tbody>
</table></div>`
}

function row(
  lead: Lead,
  suffix: string,
  { selectable, viewer }: Pick<TableParts, 'selectable' | 'viewer'>,
): Html {
  const { name, company, email, linkedin } = lead.fields
  const isNew = lead.seenAt === undefined
  const { status, subject, deliveries, deliverySummary } = leadView(lead)
  const hasFailed = deliveries.some((one) => one.hasFailed)
  const from = `from ${name ?? email ?? 'unknown'}`
  const about = linkedin ? profileLink(String(linkedin)) : shorten(subject)
  return html`<tr>
<th scope="row">${selectable ? selectionBox(lead, `the ${lead.kind} ${from}`) : ''}<a class="whole" href="/leads/${lead.id}${suffix}">${time(lead.receivedAt, viewer)}${srOnly(from)}</a></th>
<td>${lead.kind}</td>
<td>${isNew ? html`<strong>${status}</strong>` : status}</td>
<td>${name ? html`${shorten([name, company].filter(Boolean).join(', '))}<br>` : ''}<span class="quiet">${String(email ?? '')}</span></td>
<td>${about}</td>
<td>${lead.assignee ?? ''}</td>
<td class="${hasFailed ? 'bad' : 'quiet'}">${deliverySummary}</td>
</tr>`
}
