import { html } from 'hono/html'
import {
  type LabeledValue,
  type Lead,
  type LeadHistoryEntry,
  leadStatuses,
  leadView,
  maxLengths,
  statusLabel,
  type Visitor,
} from '#leads/index.ts'
import { tokenField } from '../sign-in/index.ts'
import { deliveriesTable } from './deliveries-table.ts'
import { byline, eventText, history, notes } from './history.ts'
import {
  counted,
  type Html,
  leadLink,
  mailLink,
  options,
  page,
  profileLink,
  time,
  type Viewer,
} from './layout.ts'
import { mergeSection } from './merge-section.ts'
import { pages } from './pages.ts'
import { type ListQuery, listUrl } from './query.ts'

export interface LeadDetails {
  lead: Lead
  /** Everything from the lead's sender. */
  visitor: Visitor
  events: readonly LeadHistoryEntry[]
  /** The names of people to whom it can be assigned. */
  names: readonly string[]
  /** Whether everything from its sender may be deleted. */
  canErase: boolean
  /** The list from which it was opened. */
  query: ListQuery
  viewer: Viewer
}

/** A lead with all its fields and actions. */
export function detailPage(details: LeadDetails): Html {
  const { lead, visitor, query, viewer } = details
  const { job: _, position, ...fields } = lead.fields
  // The position has a line of its own.
  const view = leadView(lead.kind === 'application' ? { ...lead, fields } : lead, viewer.timeZone)
  const others = visitor.count - 1
  return page({
    title: `Lead ${lead.id}`,
    viewer,
    content: html`<p><a href="${listUrl(pages.list.path, query, query.page)}">Back to the list</a></p>
<h1>${lead.kind} <span class="quiet">from</span> ${String(lead.fields.name ?? lead.fields.email ?? 'unknown')}</h1>
${
  lead.mergedInto
    ? html`<p class="notice">Merged into ${leadLink(lead.mergedInto, visitor.leads, viewer)}. It isn’t listed or counted on its own.</p>`
    : ''
}
${others > 0 ? html`<p><a href="/leads/${lead.id}/person">${counted(others, 'more lead')} from this person</a></p>` : ''}
<div class="beside"><table><caption>Fields</caption><tbody>
${lead.kind === 'application' ? positionLine(String(lead.fields.job), String(position ?? lead.fields.job)) : ''}
${view.fields.map((one) => line(one, lead))}
</tbody></table>
${work(details)}</div>
<h2>Source</h2>
<table><caption>Where it came from</caption><tbody>
${view.source.map((one) => line(one, lead))}
</tbody></table>
<h2 id="delivery">Delivery</h2>
${deliveriesTable(lead, actionUrl(details, 'retry'), viewer)}
<h2>History</h2>
${history(lead, details.events, { known: visitor.leads, viewer })}
<h2 id="duplicates">Duplicates</h2>
${mergeSection(lead, visitor, (action) => actionUrl(details, action), viewer)}
<h2 class="screen">Delete</h2>
${deletion(details)}`,
  })
}

/** The URL that an action of this lead is posted to. It contains the query of the list to return to. */
function actionUrl({ lead, query }: LeadDetails, action: string): string {
  return listUrl(`/leads/${lead.id}/${action}`, query, query.page)
}

/** The position applied for. Its page says if it's closed. */
function positionLine(id: string, title: string): Html {
  return html`<tr><th scope="row">Position</th><td class="value"><a href="/careers/${encodeURIComponent(id)}">${title}</a></td></tr>`
}

/** Status, assignee, and notes. */
function work(details: LeadDetails): Html {
  const { lead, events, names, visitor, viewer } = details
  const { token } = viewer
  const action = (name: string) => actionUrl(details, name)
  const statuses = leadStatuses.map((value) => ({ value, label: statusLabel(value) }))
  const last = events.at(-1)
  return html`<section aria-labelledby="work"><h2 id="work">Work</h2>
${last ? html`<p class="quiet">Last change: ${eventText(last, { known: visitor.leads, viewer })}${byline(last)}, ${time(last.at, viewer)}</p>` : ''}
<form class="row" method="post" action="${action('status')}">${tokenField(token)}${shownField(lead.status)}
<label>Status<select name="status">${options(statuses, lead.status)}</select></label>
<button class="main">Save status</button></form>
<form class="row" method="post" action="${action('assign')}">${tokenField(token)}${shownField(lead.assignee)}
<label>Assigned to<input name="name" value="${lead.assignee ?? ''}" maxlength="${maxLengths.assignee}" list="names" autocomplete="off"></label>
<datalist id="names">${names.map((name) => html`<option value="${name}"></option>`)}</datalist>
<button>Save assignment</button></form>
<h3>Notes</h3>
${notes(events, viewer)}
<form method="post" action="${action('note')}">${tokenField(token)}
<label>New note<textarea name="note" required maxlength="${maxLengths.note}"></textarea></label>
<p><button>Add note</button></p></form></section>`
}

/** The hidden field with the value that the form was shown with. */
function shownField(value = ''): Html {
  return html`<input type="hidden" name="shown" value="${value}">`
}

/** Collapsed to prevent accidental deletion, which can't be undone. */
function deletion(details: LeadDetails): Html {
  const { lead, visitor, canErase, viewer } = details
  const { token } = viewer
  const email = String(lead.fields.email ?? '')
  const hasDuplicates = visitor.leads.some(({ mergedInto }) => mergedInto === lead.id)
  return html`<details><summary>Delete this lead</summary>
<form method="post" action="${actionUrl(details, 'delete')}">${tokenField(token)}
${hasDuplicates ? html`<p>This also deletes everything that was merged into it.</p>` : ''}
<p><button>Delete permanently</button></p></form></details>
${
  canErase
    ? erasure(email, token)
    : html`<p class="quiet screen">To delete everything from a person, ask an administrator: there may be leads that your role doesn’t include.</p>`
}`
}

function erasure(email: string, token: string): Html | '' {
  if (email === '') return ''
  return html`<details><summary>Delete everything from ${email}</summary>
<form method="post" action="/leads/erase">${tokenField(token)}<input type="hidden" name="email" value="${email}">
<p>This deletes all leads with this address and their deliveries.</p>
<p><button>Delete all permanently</button></p></form></details>`
}

function line({ label, value }: LabeledValue, lead: Lead): Html {
  return html`<tr><th scope="row">${label}</th><td class="value">${shown(value, lead)}</td></tr>`
}

function shown(value: string, { id, fields }: Lead): Html | string {
  const { email, subject } = fields
  if (value === email) return mailLink(value, typeof subject === 'string' ? subject : undefined)
  if (value === fields.linkedin) return profileLink(value)
  if (value === fields.links)
    return html`${value.split('\n').map((url) => html`${profileLink(url)}<br>`)}`
  return value === fields.cv ? html`<a href="/leads/${id}/file">${value}</a>` : value
}
