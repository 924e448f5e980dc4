import { html } from 'hono/html'
import { formatTime, type Lead, leadView, maxLengths, type Visitor } from '#leads/index.ts'
import { tokenField } from '../sign-in/index.ts'
import { type Html, leadLink, options, shorten, type Viewer } from './layout.ts'

/**
 * What was merged into a lead, and the form that merges it into another lead.
 * @param actionUrl the URL of an action of this lead
 */
export function mergeSection(
  lead: Lead,
  { leads }: Visitor,
  actionUrl: (action: string) => string,
  viewer: Viewer,
): Html {
  const { token } = viewer
  if (lead.mergedInto) {
    return html`<p>Merged into ${leadLink(lead.mergedInto, leads, viewer)}.</p>
${unmergeForm(actionUrl('separate'), token)}`
  }
  const duplicates = leads.filter(({ mergedInto }) => mergedInto === lead.id)
  return html`${
    duplicates.length > 0
      ? html`<ul>${duplicates.map((one) => html`<li>${leadLink(one.id, leads, viewer)}</li>`)}</ul>`
      : html`<p class="quiet">No leads were merged into this one.</p>`
  }
${mergeForm(lead, leads, actionUrl('merge'), viewer)}`
}

function unmergeForm(url: string, token: string): Html {
  return html`<form method="post" action="${url}">${tokenField(token)}<p><button>Undo the merge</button></p></form>`
}

function mergeForm(lead: Lead, leads: readonly Lead[], url: string, viewer: Viewer): Html {
  const { token, timeZone } = viewer
  if (lead.kind === 'newsletter') {
    return html`<p class="quiet">An address has only one newsletter subscription, so there is nothing to merge.</p>`
  }
  const others = leads.filter(
    ({ id, kind, mergedInto }) => id !== lead.id && kind !== 'newsletter' && !mergedInto,
  )
  return html`<div class="screen"><p>If two leads are about the same request, merge this one into the other. Both keep their data. This one is then shown with the other, and isn’t listed anymore.</p>
${
  others.length > 0
    ? html`<form class="row" method="post" action="${url}">${tokenField(token)}
<label>Lead of this person to keep<select name="into" required>${options(
        [{ value: '', label: 'Choose a lead' }, ...others.map((other) => choice(other, timeZone))],
        '',
      )}</select></label>
<button>Merge</button></form>`
    : ''
}
<details><summary>Merge into a lead from another address</summary>
<form class="row" method="post" action="${url}">${tokenField(token)}
<label>ID or URL of the lead to keep<input name="into" required maxlength="${maxLengths.lead}" autocomplete="off" aria-describedby="merge-help"></label>
<button>Merge by ID</button></form>
<p class="quiet" id="merge-help">The ID is at the end of the URL of a lead’s page.</p></details></div>`
}

/** An option for a lead of the same person, with its time, kind, name, and subject. */
function choice(lead: Lead, timeZone: string): { value: string; label: string } {
  const name = String(lead.fields.name ?? lead.fields.email ?? '')
  const parts = [formatTime(lead.receivedAt, timeZone), lead.kind, name, leadView(lead).subject]
  return { value: lead.id, label: shorten(parts.filter(Boolean).join(', ')) }
}
